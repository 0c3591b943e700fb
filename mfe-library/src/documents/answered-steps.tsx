import { Trans } from '@lingui/react/macro';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import type { OwnSubTask } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Slot } from '@passerelle/shared/remotes';
import { routeTo } from '@passerelle/shared/routes';
import {
  Box,
  Button,
  Card,
  ContentText,
  DelayedSkeleton,
  Fact,
  Facts,
  Link,
  Skeleton,
  Typography,
} from '@passerelle/shared/ui';
import { Collapse } from '@passerelle/shared/ui/mui/collapse';
import { type ReactNode, useId, useState } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

/**
 * An answered questionnaire under its own title, because many steps are called « Passer le test ». Its answers open on
 * demand and are shown by mfe-surveys.
 */
export function AnsweredSurvey({ step }: { step: OwnSubTask }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [title, results] = [useId(), useId()];
  return (
    <Card component="li" padding="small">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 16px' }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h3" variant="h4" id={title}>
            <StepTitle step={step} />
          </Typography>
          <StepFacts step={step} />
        </Box>
        <Button
          id={`${results}-button`}
          variant="neutral"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? results : undefined}
          aria-labelledby={`${results}-button ${title}`}
          endIcon={<ExpandMoreRounded sx={isOpen ? { transform: 'rotate(180deg)' } : {}} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Masquer les réponses</Trans> : <Trans>Voir les réponses</Trans>}
        </Button>
      </Box>
      <Collapse in={isOpen} id={results} timeout={0} mountOnEnter unmountOnExit>
        <Box sx={{ mt: '16px', pt: '16px', borderTop: '1px solid', borderColor: 'divider' }}>
          <Slot
            name="survey.results"
            step={step}
            fallback={
              <Typography variant="body2">
                <Trans>Les réponses ne peuvent pas être affichées pour l’instant.</Trans>
              </Typography>
            }
            loading={
              <DelayedSkeleton>
                <Skeleton variant="rounded" height={120} />
              </DelayedSkeleton>
            }
          />
        </Box>
      </Collapse>
    </Card>
  );
}

function StepTitle({ step: { title, surveys, contentLanguage } }: { step: OwnSubTask }): ReactNode {
  const { title: name, contentLanguage: language } = surveys[0] ?? { title, contentLanguage };
  return name === null ? <Trans>Questionnaire</Trans> : <ContentText language={language}>{name}</ContentText>;
}

/** The date of the answer, and its task. */
function StepFacts({ step }: { step: OwnSubTask }): ReactNode {
  const { contentLanguage, userSubTask } = step;
  const task = { ...step.task, name: <ContentText language={contentLanguage}>{step.task.name}</ContentText> };
  const { weekdayDate } = useFormats();
  const { pathname, search } = useLocation();
  const day = userSubTask.updatedAt && weekdayDate(userSubTask.updatedAt, 'local');
  return (
    <Facts sx={{ mt: '4px' }}>
      {day && (
        <Fact>
          <time dateTime={userSubTask.updatedAt ?? undefined}>{day}</time>
        </Fact>
      )}
      <Fact>
        <Trans>
          Tâche{' '}
          <Link
            component={RouteLink}
            to={routeTo('task', { taskId: task.id })}
            state={{ from: `${pathname}${search}` }}
          >
            {task.name}
          </Link>
        </Trans>
      </Fact>
    </Facts>
  );
}

import { Trans } from '@lingui/react/macro';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import type { OwnSubTask } from '@passerelle/shared/contract';
import { Slot } from '@passerelle/shared/remotes';
import { Box, Button, Card, DelayedSkeleton, Skeleton, Typography } from '@passerelle/shared/ui';
import { useId, useState, type ReactNode } from 'react';

import { StepFacts } from './step-facts';

/**
 * One questionnaire, by its own name: many steps are called « Passer le test ». What was answered is under it, for who
 * asks for it. What it says is another remote's.
 */
export function AnsweredSurvey({ step }: { step: OwnSubTask }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [title, results] = [useId(), useId()];
  return (
    <Card component="li" padding="small">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 16px' }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h3" variant="h4" id={title}>
            {step.surveys[0]?.title ?? step.title ?? <Trans>Questionnaire</Trans>}
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
      {isOpen && (
        <Box id={results} sx={{ mt: '16px', pt: '16px', borderTop: '1px solid', borderColor: 'divider' }}>
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
      )}
    </Card>
  );
}

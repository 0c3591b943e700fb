import { Plural, Trans } from '@lingui/react/macro';
import CheckRounded from '@mui/icons-material/CheckRounded';
import type { Locale, TaskDetail, SubTask, SubTaskType } from '@passerelle/shared/contract';
import {
  Box,
  ContentText,
  Typography,
  Card,
  RichText,
  type SxProps,
  type Theme,
  lazyPart,
  Skeleton,
} from '@passerelle/shared/ui';
import { ContentLanguageNote, ProgressBar } from '@passerelle/shared/ui/data';
import { Step, Stepper, StepContent, StepLabel } from '@passerelle/shared/ui/mui/stepper';
import type { ReactNode } from 'react';

import type { TaskState } from '../components/task-state';
import { ActionStep } from './steps/kinds/action-step';
import { DocumentStep } from './steps/kinds/document-step';
import { LinkStep } from './steps/kinds/link-step';
import { SurveyStep } from './steps/kinds/survey-step';
import { TextStep } from './steps/kinds/text-step';
import { countStepsDone, isStepDone, stepAnchor, type StepLook, type StepProps } from './steps/step';
import { StepState } from './steps/step-state';

/** Lazy, because it needs the form layer, which no other kind of step uses. */
const UploadStep = lazyPart(
  async () => (await import(/* webpackChunkName: "upload-step" */ './steps/upload/upload-step')).UploadStep,
  {
    skeleton: () => <Skeleton variant="rounded" height={120} sx={{ mt: '16px' }} />,
    failure: <Trans>L’envoi de fichiers n’a pas pu être chargé.</Trans>,
  },
);

/** The controls of a step by type; a cancelled task shows only the steps that were done. */
function StepWork(props: StepProps): ReactNode {
  if (props.state === 'cancelled' && props.look !== 'done') return null;
  switch (props.step.type) {
    case 'text':
      return <TextStep {...props} />;
    case 'document':
      return <DocumentStep {...props} />;
    case 'link':
      return <LinkStep {...props} />;
    case 'action':
      return <ActionStep {...props} />;
    case 'survey':
      return <SurveyStep {...props} />;
    case 'upload':
      return <UploadStep {...props} />;
  }
}

const stepCard = (look: StepLook): SxProps<Theme> => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  p: { xs: '18px 16px', md: '20px 24px' },
  ...(look === 'next' && { borderColor: 'brand.300', boxShadow: ({ vars }) => `0 0 0 3px ${vars.palette.brand[100]}` }),
  '& > .title': { minHeight: { xs: 34, md: 0 }, paddingInlineStart: { xs: '46px', md: 0 } },
});

interface Props extends StepProps {
  /** Position among the steps, from one. */
  number: number;
  /** Of the task, which has a note of its own. */
  taskLanguage: Locale;
}

/** The content of one step: number or tick on the rail, title, state, description and controls. */
function StepItem({ number, taskLanguage, ...props }: Props): ReactNode {
  const { step, look, state } = props;
  return (
    <>
      <StepLabel aria-hidden icon={look === 'done' ? <CheckRounded /> : <span>{number}</span>} />
      <StepContent>
        <Card sx={stepCard(look)}>
          <Box className="title">
            <Typography component="h3" variant="h4">
              <StepName step={step} />
            </Typography>
            <StepState step={step} isFuture={state === 'future'} />
          </Box>
          <ContentLanguageNote language={step.contentLanguage} within={taskLanguage} sx={{ mt: '8px' }} />
          {step.description && (
            <RichText
              html={step.description}
              language={step.contentLanguage}
              sx={{ mt: '12px', color: 'text.secondary' }}
            />
          )}
          <StepWork {...props} />
        </Card>
      </StepContent>
    </>
  );
}

const names: Record<SubTaskType, ReactNode> = {
  text: <Trans>Lire la consigne</Trans>,
  document: <Trans>Consulter le document</Trans>,
  link: <Trans>Consulter la page</Trans>,
  action: <Trans>Passer à l’action</Trans>,
  upload: <Trans>Joindre un fichier</Trans>,
  survey: <Trans>Répondre au questionnaire</Trans>,
};

/** The title of a step, or that of its survey or document, or a name by type. */
function StepName({ step }: { step: SubTask }): ReactNode {
  const { title, contentLanguage } = step.title === null && step.surveys[0] ? step.surveys[0] : step;
  if (title === null) return step.libraryDocument?.name ?? names[step.type];
  return <ContentText language={contentLanguage}>{title}</ContentText>;
}

/** The steps on their rail; without the side column, its content stands above them. */
export function StepList({ task, state }: { task: TaskDetail; state: TaskState }): ReactNode {
  const steps = task.task.subTasks;
  const total = steps.length;
  const done = countStepsDone(steps);
  const next = state !== 'future' && state !== 'cancelled' ? steps.find((step) => !isStepDone(step)) : undefined;
  return (
    <>
      <Box sx={{ display: { xl: 'none' }, mt: '-10px', mb: '18px' }}>
        <Typography variant="body2" sx={{ mb: '8px', color: 'text.secondary' }}>
          <Plural value={done} one={`# étape sur ${total} est faite`} other={`# étapes sur ${total} sont faites`} />
        </Typography>
        <ProgressBar total={total} done={done} look="success" />
        {state === 'late' && (
          <Typography variant="body2" sx={{ mt: '10px', color: 'text.secondary' }}>
            <Trans>À rattraper : vous pouvez encore la faire, les points comptent.</Trans>
          </Typography>
        )}
      </Box>
      <Stepper orientation="vertical" nonLinear connector={null} activeStep={next ? steps.indexOf(next) : -1}>
        {steps.map((step, index) => (
          <Step key={step.id} id={stepAnchor(step.id)} completed={isStepDone(step)} expanded>
            <StepItem
              taskId={task.id}
              taskLanguage={task.task.contentLanguage}
              family={task.task.family}
              step={step}
              number={index + 1}
              look={isStepDone(step) ? 'done' : step === next ? 'next' : 'waiting'}
              state={state}
              opensOn={task.period.fromDate}
            />
          </Step>
        ))}
      </Stepper>
    </>
  );
}

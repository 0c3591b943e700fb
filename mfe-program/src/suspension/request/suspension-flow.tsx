import { Plural, Trans } from '@lingui/react/macro';
import type { ParticipantProgram } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import { ActionButton, Button } from '@passerelle/shared/ui';
import { ReturnDates } from '@passerelle/shared/ui/bridge';
import { Dialog, SuccessIllustration } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import { FocusedText } from '../dialog-focus';
import { pausePlan, type PausePlan } from '../suspension-rules';
import { PlanText, WeeksLeft } from '../pause-texts';
import { suspend } from '../suspension.mutations';
import { ProgramChangeFailure, useProgramChange } from '../use-program-change';
import { WeeksForm } from './weeks.form';

interface WeeksConfirmProps {
  plan: PausePlan;
  onDone: (program: ParticipantProgram) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Asks for confirmation of the chosen weeks. */
function WeeksConfirm({ plan, onDone, onBack, onClose }: WeeksConfirmProps): ReactNode {
  const { weeks } = plan;
  const { busy, error, run } = useProgramChange(onClose);
  const unlessBusy = (act: () => void) => (): void => {
    if (!busy) act();
  };
  const confirm = async (): Promise<void> => {
    const program = await run(() => suspend(weeks));
    if (program) onDone(program);
  };
  return (
    <Dialog
      open
      size="medium"
      onClose={unlessBusy(onClose)}
      title={
        <Plural
          value={weeks}
          one="Suspendre le programme pendant # semaine ?"
          other="Suspendre le programme pendant # semaines ?"
        />
      }
      actions={
        <>
          <Button variant="neutral" onClick={unlessBusy(onBack)}>
            <Trans>Modifier</Trans>
          </Button>
          <ActionButton busy={busy} onClick={() => void confirm()}>
            <Trans>Suspendre le programme</Trans>
          </ActionButton>
        </>
      }
    >
      <FocusedText>
        <PlanText plan={plan} />
      </FocusedText>
      <ProgramChangeFailure error={error} />
    </Dialog>
  );
}

interface Props {
  /** Numbers of weeks that can be requested. */
  remaining: number;
  onClose: () => void;
}

type Step =
  | { name: 'form'; weeks?: number }
  | { name: 'confirm'; plan: PausePlan }
  | { name: 'success'; plan: PausePlan; left: number };

/** The form, the confirmation and the result of a request for a pause. */
export function SuspensionFlow({ remaining, onClose }: Props): ReactNode {
  const [step, setStep] = useState<Step>({ name: 'form' });
  switch (step.name) {
    case 'form':
      return (
        <Dialog open size="medium" onClose={onClose} title={<Trans>Suspendre le programme</Trans>}>
          <WeeksForm
            max={remaining}
            weeks={step.weeks}
            onChosen={(weeks) => setStep({ name: 'confirm', plan: pausePlan(now().toISOString(), weeks) })}
            onClose={onClose}
          />
        </Dialog>
      );
    case 'confirm':
      return (
        <WeeksConfirm
          plan={step.plan}
          onDone={(program) => setStep({ name: 'success', plan: step.plan, left: program.remainingSuspensions })}
          onBack={() => setStep({ name: 'form', weeks: step.plan.weeks })}
          onClose={onClose}
        />
      );
    case 'success':
      return <WeeksSuccess plan={step.plan} remaining={step.left} onClose={onClose} />;
  }
}

interface SuccessProps {
  plan: PausePlan;
  /** Weeks left for another pause. */
  remaining: number;
  onClose: () => void;
}

/** The result: until when the programme is suspended. The tasks return a week earlier, so both dates are shown. */
export function WeeksSuccess({ plan, remaining, onClose }: SuccessProps): ReactNode {
  const { weekdayDate } = useFormats();
  const [from, end] = [weekdayDate(plan.fromDate), weekdayDate(plan.toDate)];
  return (
    <Dialog
      open
      onClose={onClose}
      picture={<SuccessIllustration />}
      title={<Trans>Votre suspension est enregistrée</Trans>}
      actions={
        <Button variant="contained" onClick={onClose}>
          <Trans>J’ai compris</Trans>
        </Button>
      }
    >
      <FocusedText>
        <Trans>
          Votre programme sera suspendu du {from} au <b>{end}</b>. Rien n’est perdu.
        </Trans>{' '}
        <ReturnDates {...plan} /> <WeeksLeft weeks={remaining} />
      </FocusedText>
    </Dialog>
  );
}

import { Trans } from '@lingui/react/macro';
import { now } from '@passerelle/shared/i18n';
import { Dialog } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';

import { pausePlan, type PausePlan } from './pause-plan';
import { WeeksConfirm } from './weeks-confirm';
import { WeeksForm } from './weeks.form';
import { WeeksSuccess } from './weeks-success';

interface Props {
  /** How many weeks can be asked for. */
  remaining: number;
  onClose: () => void;
}

type Step =
  | { name: 'form'; weeks?: number }
  | { name: 'confirm'; plan: PausePlan }
  | { name: 'success'; plan: PausePlan; left: number };

/** For how many weeks, whether that is meant, and until when. Opened again, it begins again. */
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

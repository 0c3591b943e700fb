import { Plural, Trans } from '@lingui/react/macro';
import type { ParticipantProgram } from '@passerelle/shared/contract';
import { ActionButton, Button } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { PausePlan } from '../suspension-rules';
import { suspend } from '../suspension.mutations';
import { FocusedText } from '../dialog-focus';
import { ProgramChangeFailure, useProgramChange } from '../use-program-change';
import { PlanText } from '../pause-texts';

interface Props {
  plan: PausePlan;
  onDone: (program: ParticipantProgram) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Asks for confirmation of the chosen weeks. */
export function WeeksConfirm({ plan, onDone, onBack, onClose }: Props): ReactNode {
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

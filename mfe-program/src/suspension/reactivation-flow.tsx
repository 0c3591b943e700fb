import { Plural, Trans } from '@lingui/react/macro';
import type { ParticipantProgram, Suspension } from '@passerelle/shared/contract';
import { unusedWeeks } from '@passerelle/shared/contract/rules/programs/suspension';
import { isoWeekOf } from '@passerelle/shared/contract/rules/programs/weeks';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Button } from '@passerelle/shared/ui';
import { ConfirmDialog, Dialog, SuccessIllustration } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import { FocusedText } from './dialog-focus';
import { pauseState } from './suspension-rules';
import { reactivate } from './suspension.mutations';
import { ProgramChangeFailure, useProgramChange } from './use-program-change';
import { WeeksLeft } from './pause-texts';

interface Props {
  pause: Suspension;
  onClose: () => void;
}

/** Confirmation, then the date of resumption and the weeks left for another pause. */
export function ReactivationFlow({ pause, onClose }: Props): ReactNode {
  const [weeksLeft, setWeeksLeft] = useState<number>();
  const isPlanned = pauseState(pause, now().toISOString()) === 'planned';
  if (weeksLeft !== undefined) {
    return <ReactivationSuccess isPlanned={isPlanned} weeksLeft={weeksLeft} onClose={onClose} />;
  }
  return (
    <ReactivationConfirm
      pause={pause}
      isPlanned={isPlanned}
      onDone={({ remainingSuspensions }) => setWeeksLeft(remainingSuspensions)}
      onClose={onClose}
    />
  );
}

interface ConfirmProps {
  pause: Suspension;
  isPlanned: boolean;
  onDone: (program: ParticipantProgram) => void;
  onClose: () => void;
}

/** Confirmation dialog of the reactivation, with its consequences. */
export function ReactivationConfirm({ pause, isPlanned, onDone, onClose }: ConfirmProps): ReactNode {
  const { busy, error, run } = useProgramChange(onClose);
  const givenBack = unusedWeeks(pause, now().toISOString());
  const confirm = async (): Promise<void> => {
    const program = await run(reactivate);
    if (program) onDone(program);
  };
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={<Trans>Réactiver votre programme ?</Trans>}
      cancelLabel={<Trans>Garder la suspension</Trans>}
      confirmLabel={<Trans>Réactiver le programme</Trans>}
      onConfirm={() => void confirm()}
      onClose={() => !busy && onClose()}
    >
      <Resumption isPlanned={isPlanned} />{' '}
      {givenBack > 0 && (
        <Plural
          value={givenBack}
          one="# semaine de suspension vous est rendue."
          other="# semaines de suspension vous sont rendues."
        />
      )}
      <ProgramChangeFailure error={error} />
    </ConfirmDialog>
  );
}

interface SuccessProps {
  isPlanned: boolean;
  weeksLeft: number;
  onClose: () => void;
}

/** Result of the reactivation, with the number of pause weeks left. */
export const ReactivationSuccess = ({ isPlanned, weeksLeft, onClose }: SuccessProps): ReactNode => (
  <Dialog
    open
    onClose={onClose}
    picture={<SuccessIllustration />}
    title={<Trans>Votre programme est réactivé</Trans>}
    actions={
      <Button variant="contained" onClick={onClose}>
        <Trans>J’ai compris</Trans>
      </Button>
    }
  >
    <FocusedText>
      <Resumption isPlanned={isPlanned} /> <WeeksLeft weeks={weeksLeft} />
    </FocusedText>
  </Dialog>
);

/** Resumption date of the programme: next Monday, or no interruption if the pause has not begun. */
export function Resumption({ isPlanned }: { isPlanned: boolean }): ReactNode {
  const { weekdayDate } = useFormats();
  const monday = weekdayDate(isoWeekOf(now().toISOString(), 1).fromDate);
  if (isPlanned) return <Trans>La pause n’a pas lieu : votre programme continue comme prévu.</Trans>;
  return (
    <Trans>
      Votre programme reprend le <b>{monday}</b>.
    </Trans>
  );
}

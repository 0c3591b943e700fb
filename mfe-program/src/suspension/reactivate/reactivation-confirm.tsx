import { Plural, Trans } from '@lingui/react/macro';
import { unusedWeeks, type ParticipantProgram, type Suspension } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { ConfirmDialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ChangeFailure } from '../change-failure';
import { reactivate } from '../suspension.resource';
import { useChange } from '../use-change';
import { Resumption } from './resumption';

interface Props {
  pause: Suspension;
  isPlanned: boolean;
  onDone: (program: ParticipantProgram) => void;
  onClose: () => void;
}

/** What it would do, before it is done. */
export function ReactivationConfirm({ pause, isPlanned, onDone, onClose }: Props): ReactNode {
  const { busy, error, run } = useChange(onClose);
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
      keep={<Trans>Garder la suspension</Trans>}
      action={<Trans>Réactiver le programme</Trans>}
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
      <ChangeFailure error={error} />
    </ConfirmDialog>
  );
}

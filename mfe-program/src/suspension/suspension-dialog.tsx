import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { activeSuspension } from '@passerelle/shared/contract/rules/programs/suspension';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Button } from '@passerelle/shared/ui';
import { ReturnDates } from '@passerelle/shared/ui/bridge';
import { Dialog } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';

import { ReactivationFlow } from './reactivation-flow';

interface Props {
  me: OwnProfile;
  open: boolean;
  onClose: () => void;
}

/** Shown on the first visit to home during a pause: its end, what still works, and how to reactivate. */
export function SuspensionDialog({ me, open, onClose }: Props): ReactNode {
  const { weekdayDate } = useFormats();
  const [reactivating, setReactivating] = useState(false);
  // Remembers the pause it was opened for, since a reactivation removes that pause from `me`.
  const [pause] = useState(() => activeSuspension(me.selectedProgram?.suspensions ?? [], now().toISOString()));
  if (!pause) return null;
  if (reactivating) {
    const close = (): void => {
      setReactivating(false);
      onClose();
    };
    return <ReactivationFlow pause={pause} onClose={close} />;
  }
  const end = weekdayDate(pause.toDate);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Votre programme est en pause</Trans>}
      actions={
        <>
          <Button variant="neutral" onClick={() => setReactivating(true)}>
            <Trans>Réactiver</Trans>
          </Button>
          <Button variant="contained" onClick={onClose}>
            <Trans>J’ai compris</Trans>
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: '12px', color: 'text.secondary' }}>
        <div>
          <Trans>
            Il est suspendu jusqu’au <b>{end}</b>. Rien n’est perdu.
          </Trans>{' '}
          <ReturnDates {...pause} />
        </div>
        <div>
          <Trans>
            Tout le reste vous est ouvert : vos contacts, vos actions de networking, vos annonces et la bibliothèque.
            Vous pouvez aussi terminer les tâches déjà reçues.
          </Trans>
        </div>
      </Box>
    </Dialog>
  );
}

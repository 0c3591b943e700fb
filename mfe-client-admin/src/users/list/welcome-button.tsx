import { Plural, Trans } from '@lingui/react/macro';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import { send } from '@passerelle/shared/client';
import { Button, FailureText, useToast } from '@passerelle/shared/ui';
import { ConfirmDialog } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';

import { useBulkStart } from './use-bulk-start';

const neverInvited = { neverInvited: true } as const;

const countNeverInvited = async (): Promise<number> => {
  const { totalCount } = await send('GET /users', { query: { ...neverInvited, returnUsers: false, exactCount: true } });
  return totalCount;
};

/** Sends the welcome e-mail to all listed people never invited; a selection has its own bar. */
export function WelcomeButton(): ReactNode {
  const toast = useToast();
  const { busy, start } = useBulkStart();
  const [count, setCount] = useState(0);
  const [asked, setAsked] = useState(false);
  const ask = async (): Promise<void> => {
    try {
      const found = await countNeverInvited();
      if (found === 0) return toast(<Trans>Toutes les personnes ont déjà été invitées</Trans>, { about: 'bulk' });
      setCount(found);
      setAsked(true);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error', about: 'bulk' });
    }
    return undefined;
  };
  const confirm = async (): Promise<void> => {
    await start({ kind: 'welcome' }, { query: neverInvited, count });
    setAsked(false);
  };
  return (
    <>
      <Button variant="neutral" startIcon={<MailOutlineRounded />} onClick={() => void ask()}>
        <Trans>E‑mail de bienvenue</Trans>
      </Button>
      <ConfirmDialog
        open={asked}
        busy={busy}
        title={
          <Plural
            value={count}
            one="Inviter la personne jamais invitée ?"
            other="Inviter les # personnes jamais invitées ?"
          />
        }
        confirmLabel={<Trans>Envoyer l’e‑mail</Trans>}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(false)}
      >
        <Trans>
          Toutes les personnes jamais invitées parmi celles que vous suivez reçoivent l’e‑mail de bienvenue, avec un
          lien pour choisir leur mot de passe.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

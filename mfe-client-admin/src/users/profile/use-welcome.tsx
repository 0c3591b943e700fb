import { Trans } from '@lingui/react/macro';
import type { User } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { fullName } from '@passerelle/shared/ui';
import { ConfirmDialog } from '@passerelle/shared/ui/data';
import { useBulkAction } from '@passerelle/shared/ui/table';
import { type ReactNode, useState } from 'react';

import { WelcomeFailure, WelcomeOutcome } from '../welcome-outcome';
import { sendWelcomeTo } from '../user.mutations';

/** Sends one person the e-mail that invites them, after a confirmation, and says how it went. */
export function useWelcome(user: User): { ask: () => void; dialog: ReactNode } {
  const { date } = useFormats();
  const { busy, run } = useBulkAction();
  const [isAsked, setAsked] = useState(false);
  const name = fullName(user);
  const lastSent = user.welcomeSentAt && date(user.welcomeSentAt, 'local');
  const send = async (): Promise<void> => {
    await run({
      about: 'welcome',
      act: async () => {
        const { sent, skipped } = await sendWelcomeTo(user);
        return { done: sent, refused: skipped };
      },
      success: <Trans>L’email a bien été envoyé</Trans>,
      outcome: (result) => <WelcomeOutcome result={result} nameOf={() => name} />,
      failure: (error) => <WelcomeFailure error={error} />,
    });
    setAsked(false);
  };
  return {
    ask: () => setAsked(true),
    dialog: (
      <ConfirmDialog
        open={isAsked}
        busy={busy}
        title={<Trans>Envoyer l’e‑mail de bienvenue à {name} ?</Trans>}
        confirmLabel={<Trans>Envoyer l’e‑mail</Trans>}
        onConfirm={() => void send()}
        onClose={() => setAsked(false)}
      >
        <Trans>Cette personne recevra un lien pour choisir son mot de passe et ouvrir son compte.</Trans>{' '}
        {lastSent && <Trans>Dernier envoi : le {lastSent}.</Trans>}
      </ConfirmDialog>
    ),
  };
}

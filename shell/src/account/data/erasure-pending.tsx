import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { ActionButton, Notice, useToast } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { withdrawErasure } from '../account.resource';

/** The request is on its way, and can be taken back. */
export function ErasurePending({ requestedAt }: { requestedAt: string }): ReactNode {
  const { t } = useLingui();
  const { date } = useFormats();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const day = date(requestedAt, 'local');

  const withdraw = async (): Promise<void> => {
    setBusy(true);
    try {
      await withdrawErasure();
      toast(<Trans>Votre demande est retirée. Rien n’a été effacé.</Trans>);
    } catch {
      toast(t`Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.`, {
        tone: 'error',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice
      tone="info"
      title={<Trans>Vous avez demandé l’effacement le {day}.</Trans>}
      action={
        <ActionButton variant="neutral" busy={busy} onClick={() => void withdraw()}>
          <Trans>Retirer ma demande</Trans>
        </ActionButton>
      }
    >
      <Trans>Les responsables de votre organisation sont prévenus. Rien n’est encore effacé.</Trans>
    </Notice>
  );
}

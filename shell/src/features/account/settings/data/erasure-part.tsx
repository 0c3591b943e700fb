import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import {
  ActionButton,
  Box,
  Button,
  FailureText,
  lazyDialog,
  Notice,
  Section,
  Typography,
  useToast,
} from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { withdrawErasure } from '../../sections/account.mutations';

/** Explains in plain words the erased data, the data that stays, and the people informed. */
export function ErasureMeaning(): ReactNode {
  return (
    <Typography component="div" variant="body2" sx={{ color: 'text.secondary', '& b': { color: 'text.primary' } }}>
      <p>
        <Trans>Vous pouvez demander que votre compte et tout ce qu’il contient soient effacés pour toujours.</Trans>
      </p>
      <Box component="ul" sx={{ m: 0, mt: '10px', paddingInlineStart: '20px', display: 'grid', gap: '6px' }}>
        <li>
          <Trans>
            <b>Ce qui est effacé :</b> votre profil, vos contacts, vos actions de networking, vos annonces, vos tâches,
            vos réponses aux questionnaires et vos documents.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Ce qui reste :</b> les places utilisées et les chiffres de votre organisation, sans votre nom.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Qui est prévenu :</b> les responsables de votre organisation, qui ont un mois pour répondre, et
            vous-même, par e‑mail. Tant que la demande n’est pas traitée, rien n’est effacé et vous pouvez la retirer.
          </Trans>
        </li>
      </Box>
    </Typography>
  );
}

/** The request is on its way, and can be taken back. */
export function ErasurePending({ requestedAt }: { requestedAt: string }): ReactNode {
  const { date } = useFormats();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const day = date(requestedAt, 'local');

  const withdraw = async (): Promise<void> => {
    setBusy(true);
    try {
      await withdrawErasure();
      toast(<Trans>Votre demande est retirée. Rien n’a été effacé.</Trans>);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
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

const ErasureDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "erasure" */ './erasure-dialog')).ErasureDialog,
);

/** To be erased: what that means, the request, and the way back from it. */
export function ErasurePart({ requestedAt }: { requestedAt: string | null }): ReactNode {
  const [asking, setAsking] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(requestedAt);
  useEffect(() => {
    if (asking) return;
    // The pressed button was replaced by the result.
    if (before.current !== requestedAt) part.current?.focus();
    before.current = requestedAt;
  }, [asking, requestedAt]);

  return (
    <Box ref={part} tabIndex={-1} sx={{ outline: 'none' }}>
      <Section level={3} title={<Trans>Effacer mes données</Trans>}>
        {requestedAt ? (
          <ErasurePending requestedAt={requestedAt} />
        ) : (
          <>
            <ErasureMeaning />
            <Button variant="outlined" color="error" sx={{ mt: '16px' }} onClick={() => setAsking(true)}>
              <Trans>Demander l’effacement</Trans>
            </Button>
          </>
        )}
      </Section>
      {asking && <ErasureDialog onClose={() => setAsking(false)} />}
    </Box>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { ApiError, send } from '@passerelle/shared/client';
import { routePaths } from '@passerelle/shared/routes/paths';
import { ActionButton, Alert, Button, Email, FailureText, lazyPart, Link, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { PublicLayout } from '../../layouts/public/public-layout';
import { useTabTitle } from '../../layouts/tab-title';
import { loadDocument, logoutLink } from '../../session/full-navigation';
import { returnToFor } from '../../session/return-to';
import { signedIn, useSession } from '../../session/session-store';
import type { LegalSlug } from '../legal/static-page';

const LegalDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "legal-dialog" */ '../legal/legal-dialog')).LegalDialog,
  { failure: <Trans>Ce texte n’a pas pu être chargé</Trans> },
);

interface TermsLinksProps {
  reading: LegalSlug | null;
  onRead: (slug: LegalSlug | null) => void;
}

/** The texts are read in place: going away from here would lose the way back. */
function TermsLinks({ reading, onRead }: TermsLinksProps): ReactNode {
  return (
    <Stack sx={{ alignItems: 'flex-start', marginInlineStart: '-10px' }}>
      <Button variant="text" onClick={() => onRead('terms-of-use')}>
        <Trans>Lire les conditions d’utilisation</Trans>
      </Button>
      <Button variant="text" onClick={() => onRead('privacy-policy')}>
        <Trans>Lire la politique de confidentialité</Trans>
      </Button>
      {reading && <LegalDialog slug={reading} onClose={() => onRead(null)} />}
    </Stack>
  );
}

/** Effect of a refusal, and the way back from it. */
function TermsRefused({ onChange }: { onChange: () => void }): ReactNode {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack spacing={3}>
      <Typography ref={message} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
        <Trans>Sans votre accord, nous ne pouvons pas vous ouvrir l’accès à votre compte.</Trans>
      </Typography>
      <Button variant="contained" onClick={onChange}>
        <Trans>Modifier mon choix</Trans>
      </Button>
    </Stack>
  );
}

type State = { step: 'pending' | 'accepting' | 'refused' } | { step: 'failed'; error: unknown };

/** The two texts behind their links, then the choice; refusing can be taken back. */
function TermsChoice(): ReactNode {
  const [state, setState] = useState<State>({ step: 'pending' });
  const [reading, setReading] = useState<LegalSlug | null>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const isReconsidered = useRef(false);
  const isPending = state.step === 'pending';
  // The button that was pressed is gone with the refusal.
  useEffect(() => {
    if (isPending && isReconsidered.current) text.current?.focus();
  }, [isPending]);

  const accept = async (): Promise<void> => {
    setState({ step: 'accepting' });
    try {
      signedIn(await send('PUT /me', { body: { acceptedTerms: true } }));
    } catch (error) {
      // The session is over: the login page leads back here.
      if (error instanceof ApiError && error.status === 401) loadDocument(routePaths.login);
      else setState({ step: 'failed', error });
    }
  };

  const reconsider = (): void => {
    isReconsidered.current = true;
    setState({ step: 'pending' });
  };

  if (state.step === 'refused') return <TermsRefused onChange={reconsider} />;
  return (
    <Stack spacing={3}>
      <Typography ref={text} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
        <Trans>
          Pour utiliser Passerelle, lisez et acceptez les conditions d’utilisation et la politique de confidentialité.
        </Trans>
      </Typography>
      <TermsLinks reading={reading} onRead={setReading} />
      {state.step === 'failed' && (
        <Alert severity="error" role="alert">
          <FailureText error={state.error} />
        </Alert>
      )}
      {/* Refusing shuts the account: it is as easy to find, and not beside what a hurried thumb is after. */}
      <Stack sx={{ alignItems: 'flex-start', gap: '32px' }}>
        <ActionButton fullWidth busy={state.step === 'accepting'} onClick={() => void accept()}>
          <Trans>Accepter</Trans>
        </ActionButton>
        <Button
          variant="text"
          color="inherit"
          onClick={() => setState({ step: 'refused' })}
          sx={{ marginInlineStart: '-10px' }}
        >
          <Trans>Refuser</Trans>
        </Button>
      </Stack>
    </Stack>
  );
}

/** Between signing in and the product, once: the terms, read in place, accepted or refused. */
export function TermsScreen(): ReactNode {
  const { t } = useLingui();
  const { status, me } = useSession();
  useTabTitle(t`Avant de commencer`);
  const personId = me?.id;
  // Accepted, here or in another tab.
  useEffect(() => {
    if (status === 'signed-in' && personId) loadDocument(returnToFor(personId));
  }, [status, personId]);
  const email = me?.email;
  return (
    <PublicLayout title={<Trans>Avant de commencer</Trans>}>
      <TermsChoice />
      <Typography variant="body2" sx={{ mt: '26px', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {email && (
          <>
            <Trans>
              Vous utilisez le compte <Email>{email}</Email>.
            </Trans>{' '}
          </>
        )}
        <Link {...logoutLink}>
          <Trans>Se déconnecter</Trans>
        </Link>
      </Typography>
    </PublicLayout>
  );
}

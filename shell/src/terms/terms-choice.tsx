import { Trans } from '@lingui/react/macro';
import { ApiError, send } from '@passerelle/shared/client';
import { routePaths } from '@passerelle/shared/routes/paths';
import { ActionButton, Alert, Box, Button, FailureText, Stack, Typography } from '@passerelle/shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { LegalSlug } from '../legal/static-page.resource';
import { leaveFor } from '../session/leave-for';
import { signedIn } from '../session/session-store';
import { TermsLinks } from './terms-links';
import { TermsRefused } from './terms-refused';

type State = { step: 'pending' | 'accepting' | 'refused' } | { step: 'failed'; error: unknown };

/** The two texts behind their links, then the choice; refusing can be taken back. */
export function TermsChoice(): ReactNode {
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
      // Nobody is signed in any more: the way back to here leads past the login page.
      if (error instanceof ApiError && error.status === 401) leaveFor(routePaths.login);
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ActionButton busy={state.step === 'accepting'} onClick={() => void accept()}>
          <Trans>Accepter</Trans>
        </ActionButton>
        <Button variant="neutral" onClick={() => setState({ step: 'refused' })}>
          <Trans>Refuser</Trans>
        </Button>
      </Box>
    </Stack>
  );
}

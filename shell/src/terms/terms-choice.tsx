import { Trans, useLingui } from '@lingui/react/macro';
import { send } from '@passerelle/shared/client';
import { ActionButton, Alert, Box, Button, Stack, Typography } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import type { LegalSlug } from '../legal/static-page.resource';
import { leaveFor } from '../session/leave-for';
import { takeWay } from '../session/way-back';
import { TermsLinks } from './terms-links';

type State = 'pending' | 'accepting' | 'refused' | 'failed';

/** The two texts behind their links, then the choice; refusing can be taken back. */
export function TermsChoice(): ReactNode {
  const { t } = useLingui();
  const [state, setState] = useState<State>('pending');
  const [reading, setReading] = useState<LegalSlug | null>(null);

  const accept = async () => {
    setState('accepting');
    try {
      await send('PUT /me', { body: { acceptedTerms: true } });
      leaveFor(takeWay());
    } catch {
      setState('failed');
    }
  };

  if (state === 'refused') {
    return (
      <Stack component="output" spacing={3}>
        <Typography>
          <Trans>Sans votre accord, nous ne pouvons pas vous ouvrir l’accès à votre compte.</Trans>
        </Typography>
        <Button variant="contained" onClick={() => setState('pending')}>
          <Trans>Modifier mon choix</Trans>
        </Button>
      </Stack>
    );
  }
  return (
    <Stack spacing={3}>
      <Typography>
        <Trans>
          Pour utiliser Passerelle, lisez et acceptez les conditions d’utilisation et la politique de confidentialité.
        </Trans>
      </Typography>
      <TermsLinks reading={reading} onRead={setReading} />
      {state === 'failed' && (
        <Alert severity="error" role="alert">
          {t`Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.`}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ActionButton busy={state === 'accepting'} onClick={() => void accept()}>
          <Trans>Accepter</Trans>
        </ActionButton>
        <Button variant="neutral" onClick={() => setState('refused')}>
          <Trans>Refuser</Trans>
        </Button>
      </Box>
    </Stack>
  );
}

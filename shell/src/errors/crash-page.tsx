import { Trans } from '@lingui/react/macro';
import { Box, Button, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** The generic sentence of the product, what can be done, and the details for who is asked for them. */
export function CrashPage({ error }: { error: Error }): ReactNode {
  return (
    <Box component="main" sx={{ maxWidth: 640, marginInline: 'auto', px: 2, py: 8 }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        <Trans>Une erreur est survenue</Trans>
      </Typography>
      <Typography sx={{ mb: 3 }}>
        <Trans>Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.</Trans>
      </Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        <Trans>Réessayer</Trans>
      </Button>
      <Box component="details" sx={{ mt: 4, typography: 'body2', color: 'text.secondary' }}>
        <summary>
          <Trans>Détails</Trans>
        </summary>
        <Box component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {error.message}
        </Box>
      </Box>
    </Box>
  );
}

import { Trans } from '@lingui/react/macro';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Box, Button, FailureText, RetryButton, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { EnvMissing } from '../boot/load-env';
import { CrashDetails } from './crash-details';

interface Props {
  error: Error;
  onRetry: () => void;
  /** Whether a layout stands around it, with the `main` of the page. */
  inside?: boolean;
}

/** The generic sentence of the product, what can be done, and the details for who is asked for them. */
export function CrashPage({ error, onRetry, inside = false }: Props): ReactNode {
  return (
    <Box
      {...(!inside && { component: 'main', id: 'main', tabIndex: -1 })}
      sx={{ maxWidth: 640, marginInline: 'auto', px: inside ? 0 : 2, py: inside ? 2 : 8, outline: 'none' }}
    >
      <div role="alert">
        <Typography variant="h1" sx={{ mb: 2 }}>
          <Trans>Une erreur est survenue</Trans>
        </Typography>
        <Typography sx={{ mb: 3 }}>
          <FailureText error={null} />
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        <RetryButton variant="contained" onClick={onRetry} />
        {/* Another document: nothing of what broke comes along. */}
        <Button component="a" href={routePaths.home} variant="neutral">
          <Trans>Revenir à l’accueil</Trans>
        </Button>
      </Box>
      <CrashDetails error={error} open={error instanceof EnvMissing} />
    </Box>
  );
}

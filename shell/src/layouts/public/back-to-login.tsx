import { Trans } from '@lingui/react/macro';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Box, Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** A plain link: the login page is a separate document. */
export const BackToLogin = (): ReactNode => (
  <Box sx={{ mt: '22px' }}>
    <Button
      href={routePaths.login}
      variant="text"
      startIcon={<ArrowBackRounded className="flip" />}
      sx={{ marginInlineStart: -1.5 }}
    >
      <Trans>Revenir à la connexion</Trans>
    </Button>
  </Box>
);

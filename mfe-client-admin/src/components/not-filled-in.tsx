import { Trans } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** In the place of a value that nobody has given yet. */
export const NotFilledIn = (): ReactNode => (
  <Box component="span" sx={{ color: 'neutral.ink3' }}>
    <Trans>Non renseigné</Trans>
  </Box>
);

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Box } from '@passerelle/shared/ui';

/**
 * In the place of a value that nobody has given yet. Apart from the description list, so that who shows no such value has
 * no words for it.
 */
export const NotFilledIn = (): ReactNode => (
  <Box component="span" sx={{ color: 'neutral.ink3' }}>
    <Trans>Non renseigné</Trans>
  </Box>
);

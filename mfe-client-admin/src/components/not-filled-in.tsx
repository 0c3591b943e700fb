import { Trans } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Shown in place of a value that is not filled in. */
export const NotFilledIn = (): ReactNode => (
  <Box component="span" sx={{ color: 'neutral.ink3' }}>
    <Trans>Non renseigné</Trans>
  </Box>
);

import { Trans } from '@lingui/react/macro';
import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { SIDEBAR_WIDTH } from '../layouts/sizes';
import { MenuList } from './menu-list';
import { useMenu } from './use-menu';

/** The menu of wide screens. */
export function SidePanel(): ReactNode {
  const { space, entries } = useMenu();
  return (
    <Box
      sx={({ palette }) => ({
        display: { xs: 'none', xl: 'block' },
        width: SIDEBAR_WIDTH,
        px: '14px',
        py: 3,
        backgroundColor: 'background.paper',
        borderInlineEnd: `1px solid ${palette.divider}`,
      })}
    >
      {space === 'client' && (
        <Typography variant="caption" sx={{ display: 'block', px: '10px', pb: 1, color: 'neutral.ink3' }}>
          <Trans>Espace client</Trans>
        </Typography>
      )}
      <MenuList entries={entries} />
    </Box>
  );
}

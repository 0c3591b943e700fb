import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { SIDEBAR_WIDTH } from '../frame/main-area';
import { useMenu } from './menu-entries';
import { MenuList } from './menu-list';

/** The menu of wide screens. */
export function SidePanel(): ReactNode {
  const { entries } = useMenu();
  return (
    <Box
      data-print="no"
      sx={({ palette }) => ({
        display: { xs: 'none', xl: 'block' },
        width: SIDEBAR_WIDTH,
        px: '14px',
        py: 3,
        backgroundColor: 'background.paper',
        borderInlineEnd: `1px solid ${palette.divider}`,
      })}
    >
      <MenuList entries={entries} />
    </Box>
  );
}

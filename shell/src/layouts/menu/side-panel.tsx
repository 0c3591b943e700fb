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
      <Box
        sx={{
          position: 'sticky',
          insetBlockStart: 'calc(var(--top-inset, 0px) + 24px)',
          maxHeight: 'calc(100vh - var(--top-inset, 0px) - 48px)',
          // The marker of the current entry stands at the edge of the panel.
          marginInline: '-14px',
          px: '14px',
          overflowY: 'auto',
        }}
      >
        <MenuList entries={entries} />
      </Box>
    </Box>
  );
}

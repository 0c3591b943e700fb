import { Outlet } from '@passerelle/shared/routes';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { SidePanel } from '../menu/side-panel';
import { AppFooter } from './app-footer';
import { FloatingSlots } from './floats/floating-slots';
import { useFloats } from './floats/use-floats';
import { AppHeader } from './header/app-header';
import { MainArea } from './main-area';
import { SIDEBAR_WIDTH } from './sizes';

/** Header, menu beside the content on wide screens and behind the burger below, footer. */
export function MainLayout(): ReactNode {
  const floats = useFloats();
  return (
    <Box
      sx={{
        display: 'grid',
        minHeight: '100vh',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: `${SIDEBAR_WIDTH}px minmax(0, 1fr)` },
        gridTemplateRows: { xs: '60px 1fr', xl: '72px 1fr' },
        // As high as a sheet, it would lie on two.
        '@media print': { display: 'block', minHeight: 0 },
      }}
    >
      <AppHeader menu />
      <SidePanel />
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, gridColumn: { xl: 2 } }}>
        <MainArea>
          <Outlet />
          <FloatingSlots names={floats} />
        </MainArea>
        <AppFooter underFloats={floats.length > 0} />
      </Box>
    </Box>
  );
}

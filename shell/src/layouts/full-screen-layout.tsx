import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';

/** For journeys with one thing in mind: the screen brings its own head and foot. */
export function FullScreenLayout(): ReactNode {
  return (
    <Box
      component="main"
      id="main"
      tabIndex={-1}
      sx={{ minHeight: '100vh', backgroundColor: 'background.paper', outline: 'none' }}
    >
      <Outlet />
    </Box>
  );
}

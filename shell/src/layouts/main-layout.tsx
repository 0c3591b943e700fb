import { Slot, type SlotName, type SlotProps } from '@passerelle/shared/remotes';
import { Box, useBreakpointUp } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';

import { usePinnedRoute } from '../federation/pinned-version/pinned-version';
import { useRegistry } from '../federation/registry/registry-store';
import { AppFooter } from './app-footer';
import { AppHeader } from './header/app-header';
import { MainArea, SIDEBAR_WIDTH } from './frame/main-area';
import { SidePanel } from './menu/side-panel';

/** Floating slots, which need no props. */
export type FloatName = { [N in SlotName]: object extends SlotProps[N] ? N : never }[SlotName];

/**
 * The filled slots that float over the screen of the current address, as its descriptor says. On phones
 * only: on a wide screen the same action in the header is never far.
 */
export function useFloats(): FloatName[] {
  const { remotes } = useRegistry();
  const route = usePinnedRoute();
  const onPhone = !useBreakpointUp('md');
  const wanted = onPhone ? (route?.floats ?? []) : [];
  return wanted.filter((name): name is FloatName => remotes.some(({ slots }) => slots.fills.includes(name)));
}

/** Floating area within the thumb's reach while the screen scrolls. A failed slot moves back into the page. */
export function FloatingSlots({ names }: { names: readonly FloatName[] }): ReactNode {
  if (names.length === 0) return null;
  return (
    <Box
      data-print="no"
      sx={{
        position: 'fixed',
        insetInlineEnd: 16,
        insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom, 0px) + var(--page-inset, 0px))',
        zIndex: 'fab',
        display: 'grid',
        justifyItems: 'end',
        gap: '12px',
        maxWidth: 'calc(100vw - 32px)',
        '&:has([role="alert"])': { position: 'static', justifyItems: 'stretch', marginBlockStart: 4 },
      }}
    >
      {names.map((name) => (
        <Slot key={name} name={name} />
      ))}
    </Box>
  );
}

/** Header, menu beside the content on wide screens and behind the burger below, footer. */
export function MainLayout({ bell }: { bell: ReactNode }): ReactNode {
  const floats = useFloats();
  return (
    <Box
      sx={{
        display: 'grid',
        minHeight: '100vh',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: `${SIDEBAR_WIDTH} minmax(0, 1fr)` },
        gridTemplateRows: 'auto 1fr',
        // As high as a sheet, it would lie on two.
        '@media print': { display: 'block', minHeight: 0 },
      }}
    >
      <AppHeader bell={bell} menu />
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

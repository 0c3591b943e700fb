import { Slot } from '@passerelle/shared/remotes';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { FloatName } from './use-floats';

/** What stays within the thumb's reach while the screen moves under it. One that failed steps back into the page. */
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

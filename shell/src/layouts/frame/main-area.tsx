import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** The side panel of wide screens: 203 px, as specified; wider with larger letters, so that no entry is cut off. */
export const SIDEBAR_WIDTH = 'clamp(203px, 12.6875rem, 280px)';
export const CONTENT_WIDTH = 1236;

/** Area of the screens. It takes focus when the address changes, so that reading starts at the new content. */
export function MainArea({ children, width = CONTENT_WIDTH }: { children: ReactNode; width?: number }): ReactNode {
  return (
    <Box
      component="main"
      id="main"
      tabIndex={-1}
      sx={{
        flex: 1,
        width: '100%',
        maxWidth: width,
        marginInline: 'auto',
        px: { xs: 2, lg: 4, xl: 6 },
        pt: { xs: '22px', xl: 5 },
        pb: { xs: 6, lg: 7, xl: 8 },
        outline: 'none',
      }}
    >
      {children}
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { Breakpoint } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  header: ReactNode;
  children: ReactNode;
  /** A column at the end on wide screens; below, it follows the content. */
  side?: ReactNode;
  sideWidth?: number;
  sideFrom?: Breakpoint;
}

/** Layout of a screen: header, content, and an optional side column. */
export function Page({ header, children, side, sideWidth = 348, sideFrom = 'xl' }: Props): ReactNode {
  if (!side) {
    return (
      <>
        {header}
        {children}
      </>
    );
  }
  const columns = { xs: 'minmax(0, 1fr)', [sideFrom]: `minmax(0, 1fr) ${sideWidth}px` };
  return (
    <>
      {header}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: columns,
          gap: { xs: 4, [sideFrom]: '40px 44px' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        <Box component="aside" sx={{ minWidth: 0 }}>
          {side}
        </Box>
      </Box>
    </>
  );
}

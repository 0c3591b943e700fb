import type { ReactNode } from 'react';
import { LinearProgress } from '@passerelle/shared/ui/mui/extras';
import { Box } from '@passerelle/shared/ui';

interface Props {
  /** Of one. */
  share: number;
  /** What is on its way, for readers: « Avancement d’Amel Benkhelifa ». */
  label: string;
  /** Beside the bar: « 58 % ». */
  children?: ReactNode;
  /** `mini`: in a row of a table. */
  size?: 'normal' | 'mini';
}

export function Progress({ share, label, children, size = 'normal' }: Props): ReactNode {
  const bar = (
    <LinearProgress
      variant="determinate"
      value={Math.round(Math.min(Math.max(share, 0), 1) * 100)}
      aria-label={label}
      sx={size === 'mini' ? { width: 74, height: 7 } : { width: '100%' }}
    />
  );
  if (!children) return bar;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: '8px', typography: 'body2', whiteSpace: 'nowrap' }}
    >
      {bar}
      {children}
    </Box>
  );
}

import type { ReactNode } from 'react';
import { Box } from '@passerelle/shared/ui';
import { LinearProgress } from '@passerelle/shared/ui/mui/progress';

interface Props {
  /** Of one. */
  share: number;
  /** Name for screen readers: « Avancement d’Amel Benkhelifa ». */
  label: string;
  /** Beside the bar: « 58 % ». */
  children?: ReactNode;
  /** `mini`: in a row of a table. */
  size?: 'normal' | 'mini';
}

interface BarProps {
  /** Of a hundred. */
  percent: number;
  /** Absent: a picture of what is said beside it. */
  label?: string;
  width?: number;
}

/** Filled from where reading begins. */
export const Bar = ({ percent, label, width }: BarProps): ReactNode => (
  <LinearProgress
    variant="determinate"
    value={percent}
    {...(label === undefined ? { 'aria-hidden': true } : { 'aria-label': label })}
    {...(width !== undefined && { sx: { width, height: 7 } })}
  />
);

export function Progress({ share, label, children, size = 'normal' }: Props): ReactNode {
  const percent = Math.round(Math.min(Math.max(share, 0), 1) * 100);
  const bar = <Bar percent={percent} label={label} {...(size === 'mini' && { width: 74 })} />;
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

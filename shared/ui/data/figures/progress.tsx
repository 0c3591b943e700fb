import type { ReactNode } from 'react';
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

interface BarProps {
  /** Of a hundred. */
  percent: number;
  /** Absent: a picture of what is said beside it. */
  label?: string;
  width?: number;
}

/** Filled from where reading begins. Two boxes: the one of MUI brings three kilobytes into every list. */
export const Bar = ({ percent, label, width }: BarProps): ReactNode => (
  <Box
    component="span"
    {...(label === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuenow': percent,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
        })}
    sx={{
      display: 'block',
      width: width ?? '100%',
      height: width === undefined ? 8 : 7,
      borderRadius: '4px',
      overflow: 'hidden',
      backgroundColor: 'neutral.rail',
      '@media (forced-colors: active)': { border: '1px solid' },
    }}
  >
    <Box
      component="span"
      style={{ inlineSize: `${percent}%` }}
      sx={{
        display: 'block',
        height: '100%',
        borderRadius: '4px',
        backgroundColor: 'primary.main',
        transition: 'inline-size .4s linear',
        '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      }}
    />
  </Box>
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

import type { PopoverProps } from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';

/** Edge in reading direction. */
export type Edge = 'start' | 'end';

/** Of a panel that hangs under a button and keeps to one of its edges: MUI has only left and right, in any language. */
export function useEdgeOrigins(edge: Edge): Required<Pick<PopoverProps, 'anchorOrigin' | 'transformOrigin'>> {
  const isLeft = (edge === 'start') === (useTheme().direction === 'ltr');
  const horizontal = isLeft ? 'left' : 'right';
  return { anchorOrigin: { vertical: 'bottom', horizontal }, transformOrigin: { vertical: 'top', horizontal } };
}

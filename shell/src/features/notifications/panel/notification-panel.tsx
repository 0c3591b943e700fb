import Popover from '@mui/material/Popover';
import { sizes } from '@passerelle/shared/contract/limits';
import { useBreakpointUp, useEdgeOrigins } from '@passerelle/shared/ui';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { NotificationContent } from './notification-content';

const ROWS = 'li :is(a, button)';

/** Arrows, Home and End walk the rows, wherever in the panel the focus is; Tab walks them too. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(ROWS));
  const focused = rows.findIndex((row) => row === document.activeElement);
  const last = rows.length - 1;
  const goals: Record<string, number> = {
    ArrowDown: Math.min(focused + 1, last),
    ArrowUp: focused < 0 ? last : Math.max(focused - 1, 0),
    Home: 0,
    End: last,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  rows[goal]?.focus();
}

interface Props {
  anchor: HTMLElement;
  onClose: () => void;
}

const column = { display: 'flex', flexDirection: 'column' } as const;
/** The list has the height that was asked for; its heading stands above it. */
const hanging = {
  ...column,
  width: 400,
  mt: '6px',
  '& > [data-list]': { maxHeight: sizes.notificationsMenu },
} as const;
/** On a phone: within the thumb's reach, from edge to edge. */
const sheet = {
  ...column,
  // There is room, and nothing else to see: the page behind shows that it is a sheet.
  maxHeight: '80dvh',
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  maxWidth: 'none',
  borderRadius: '22px 22px 0 0',
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
} as const;

/** Panel of the bell. Escape and a press beside it close it, and the focus goes back to the bell. */
export function NotificationPanel({ anchor, onClose }: Props): ReactNode {
  const id = useId();
  const onPhone = !useBreakpointUp('md');
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorReference={onPhone ? 'none' : 'anchorEl'}
      onClose={onClose}
      {...useEdgeOrigins('end')}
      slotProps={{
        root: { sx: { '@media print': { display: 'none' } } },
        backdrop: { invisible: !onPhone },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          onKeyDown: walkRows,
          sx: onPhone ? sheet : hanging,
        },
      }}
    >
      <NotificationContent titleId={id} onClose={onClose} />
    </Popover>
  );
}

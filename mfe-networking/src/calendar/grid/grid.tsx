import { Box } from '@passerelle/shared/ui';
import type { KeyboardEventHandler, PointerEventHandler, ReactNode, Ref } from 'react';

import { gridFrame, gridTable } from './grid-look';

interface Props {
  ref: Ref<HTMLTableElement>;
  /** Of the heading that names the period. */
  labelId: string;
  /** The row of names. */
  head: ReactNode;
  children: ReactNode;
  onKeyDown: KeyboardEventHandler;
  onPointerDown?: PointerEventHandler | undefined;
}

/** An ARIA grid: one stop of the tab key, with the arrows between its cells. */
export const Grid = ({ ref, labelId, head, children, ...handlers }: Props): ReactNode => (
  <Box sx={gridFrame}>
    <Box component="table" role="grid" ref={ref} aria-labelledby={labelId} sx={gridTable} {...handlers}>
      <thead>{head}</thead>
      <tbody>{children}</tbody>
    </Box>
  </Box>
);

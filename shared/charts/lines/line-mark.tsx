import type { ReactNode } from 'react';

import type { ChartLook } from '../use-chart-look';
import { markOf } from './line-marks';

interface Props {
  /** Of its line. */
  index: number;
  x: number;
  y: number;
  look: ChartLook;
}

/** One value of a line, by the mark of that line. */
export function LineMark({ index, x, y, look }: Props): ReactNode {
  const { shape, isEmpty } = markOf(index);
  const colour = look.lines[index] ?? look.rest;
  return (
    <path
      d={shape}
      transform={`translate(${x} ${y})`}
      fill={isEmpty ? look.surface : colour}
      stroke={colour}
      strokeWidth={isEmpty ? 2 : 0}
    />
  );
}

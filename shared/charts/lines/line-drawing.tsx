import { Box } from '@passerelle/shared/ui';
import { useState, type PointerEvent, type ReactNode } from 'react';

import type { LineChart } from '../chart';
import { useChartLook, type ChartLook } from '../use-chart-look';
import { LineMark } from './line-mark';
import { markOf } from './line-marks';
import { linePlan, type LinePlan } from './line-plan';
import { LineTip } from './line-tip';
import { useWidth } from './use-width';

const text = { fontSize: 12.5 } as const;

interface AxesProps {
  plan: LinePlan;
  look: ChartLook;
}

/** Figures beside the lines of the ground, labels under the lowest. */
function Axes({ plan: { left, right, bottom, ticks, labels }, look }: AxesProps): ReactNode {
  const [edge, anchor] = look.rightToLeft ? ([right + 12, 'start'] as const) : ([left - 12, 'end'] as const);
  return (
    <g fill={look.text} {...text}>
      {ticks.map(({ y }) => (
        <path key={y} d={`M${left} ${y}H${right}`} stroke={y === bottom ? look.baseline : look.grid} />
      ))}
      {/* Where a line ends is meant as it is written, whichever way the page is read. */}
      <g textAnchor={anchor} direction="ltr">
        {ticks.map(({ figure, y }) => (
          <text key={y} x={edge} y={y} dy=".35em">
            {figure}
          </text>
        ))}
      </g>
      <g textAnchor="middle">
        {labels.map(({ label, x }) => (
          <text key={x} x={x} y={bottom + 22}>
            {label}
          </text>
        ))}
      </g>
    </g>
  );
}

interface LinesProps extends AxesProps {
  chart: LineChart;
}

/** Straight lines without shadow, which differ by hue, dash and mark. */
const Lines = ({ chart, plan, look }: LinesProps): ReactNode =>
  plan.lines.map(({ path, marked }, index) => (
    <g key={chart.lines[index]?.name} fill="none">
      <path
        d={path}
        stroke={look.lines[index] ?? look.rest}
        strokeWidth={2.25}
        strokeLinejoin="bevel"
        strokeDasharray={markOf(index).dash.join(' ')}
      />
      {marked.map(({ place, x, y }) => (
        <LineMark key={place} index={index} x={x} y={y} look={look} />
      ))}
    </g>
  ));

/** Which value is the nearest to where somebody points. */
function nearest(places: readonly number[], x: number): number {
  const far = places.map((place) => Math.abs(place - x));
  return far.indexOf(Math.min(...far));
}

interface Props {
  chart: LineChart;
  height: number;
  /** The place of the value that is told. */
  shown?: number | undefined;
}

/** Lines from label to label, and what each value is called where somebody points. It needs no library. */
export function LineDrawing({ chart, height, shown }: Props): ReactNode {
  const look = useChartLook();
  const { ref, width } = useWidth<HTMLDivElement>();
  const [pointed, setPointed] = useState<number>();
  const { rightToLeft } = look;
  const plan = width > 0 ? linePlan(chart, { width, height, rightToLeft, isWhole: !chart.axisFigure }) : undefined;
  const told = pointed ?? shown;
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    if (plan) setPointed(nearest(plan.places, clientX - currentTarget.getBoundingClientRect().left));
  };
  const x = told === undefined ? undefined : plan?.places[told];
  return (
    <Box
      ref={ref}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointed(undefined)}
      sx={{ position: 'relative', height }}
    >
      {plan && (
        <svg role="img" aria-label={chart.description} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          <Axes plan={plan} look={look} />
          {x !== undefined && <path d={`M${x} 0V${plan.bottom}`} stroke={look.baseline} />}
          <Lines chart={chart} plan={plan} look={look} />
        </svg>
      )}
      {x !== undefined && told !== undefined && <LineTip x={x} width={width} tip={chart.tips[told]} />}
    </Box>
  );
}

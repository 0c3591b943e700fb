import type { ReactNode } from 'react';
import { Box, cableAt } from '@passerelle/shared/ui';

import { ProgressBar } from '@passerelle/shared/ui/data';

const HEIGHT = 58;
const START = 2;
const SAG = 83.84;
const UNIT = 100;

interface Props {
  /** Weeks of the programme. */
  total: number;
  /** Number of the current week, from 1. */
  current: number;
  suspended?: readonly number[];
  /** Done share of each week, from 0 to 1; undefined while unknown. */
  shares?: readonly number[] | undefined;
  /** `onDeep`: on the organisation's dark ground. */
  look?: 'brand' | 'onDeep';
  /** Under its plank: « S7 ». */
  labelOf: (week: number) => ReactNode;
}

/** The height of the cable where the planks of a span meet. */
const hangers = (from: number, planks: number): string =>
  Array.from({ length: Math.max(planks - 1, 0) }, (_, index) => {
    const place = (index + 1) / planks;
    return `M${(from + index + 1) * UNIT} ${cableAt(place, START, SAG).toFixed(1)}V${HEIGHT}`;
  }).join('');

/** A cable over two spans, and under it a plank for each week. Beside it stands « Semaine 7 sur 12 », which is the text alternative. */
export function Bridge({ total, current, suspended, shares, look = 'brand', labelOf }: Props): ReactNode {
  const middle = Math.ceil(total / 2);
  const width = total * UNIT;
  const span = (from: number, to: number): string =>
    `M${from * UNIT} ${START}Q${((from + to) / 2) * UNIT} ${SAG} ${to * UNIT} ${START}`;
  const towers = [0, middle, total].map((at) => `M${at * UNIT} 0V${HEIGHT}`).join('');
  const shownWeeks = new Set([1, current, total]);
  const onDeep = look === 'onDeep';
  return (
    <Box component="figure" aria-hidden sx={{ m: 0 }}>
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          width: '100%',
          height: { xs: 36, md: HEIGHT },
          overflow: 'visible',
          // Of an odd number of weeks, the longer span comes first.
          '[dir="rtl"] &': { transform: 'scaleX(-1)' },
          '& path': { vectorEffect: 'non-scaling-stroke' },
        }}
      >
        <Box component="g" fill="none" strokeLinecap="round" sx={{ stroke: ({ vars }) => vars.palette.brand[300] }}>
          <path d={hangers(0, middle) + hangers(middle, total - middle)} strokeWidth="1.2" opacity=".55" />
          <path d={span(0, middle) + span(middle, total)} strokeWidth="2" />
          <path d={towers} strokeWidth="3.2" />
        </Box>
      </Box>
      <ProgressBar
        total={total}
        done={current - 1}
        current={current}
        shares={shares}
        height={12}
        look={look}
        {...(suspended && { suspended })}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${total}, minmax(0, 1fr))`,
          gap: '3px',
          mt: '7px',
          fontSize: '0.78125rem',
          lineHeight: 1.5,
          textAlign: 'center',
          whiteSpace: 'nowrap',
          color: onDeep ? 'brand.200' : 'neutral.ink3',
          '@media print': { color: 'neutral.ink3' },
        }}
      >
        {Array.from({ length: total }, (_, index) => index + 1).map((week) => (
          <Box
            key={week}
            component="span"
            sx={{
              // If not all labels fit, those of the ends and of the current week stay.
              visibility: {
                xs: shownWeeks.has(week) ? 'visible' : 'hidden',
                md: total > 20 && !shownWeeks.has(week) ? 'hidden' : 'visible',
              },
              ...(week === current && {
                color: onDeep ? 'neutral.surface' : 'brand.text',
                fontWeight: 650,
                '@media print': { color: 'brand.text' },
              }),
            }}
          >
            {labelOf(week)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

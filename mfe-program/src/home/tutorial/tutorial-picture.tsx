import { Box } from '@passerelle/shared/ui';
import { DialogIllustration } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

/** SVG paths drawn between the two banks of a picture, in a box of 444 by 150 with the deck at y = 108. */
export interface Drawing {
  /** Posts, decks and planks. */
  thick: string;
  /** Cables. */
  thin?: string;
  /** The one path in the lantern colour. */
  lit?: string;
  /** Stroke width, for subjects broader than planks: books, days of a month, a pause. */
  weight?: number;
  litWeight?: number;
}

const repeat = (count: number, path: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => path(index)).join('');

const week = (from: number, to: number): string => repeat(to - from, (index) => `M${137 + 26 * (from + index)} 108h14`);
const days = (row: number, skip?: number): string =>
  repeat(5, (index) => (index === skip ? '' : `M${160 + 30 * index} ${row}h8`));

export const drawings = {
  welcome: {
    thick: 'M128 108h62M254 108h62M128 44v64M316 44v64',
    thin: 'M128 46Q222 138 316 46',
    lit: 'M208 108h28',
  },
  monday: { thick: `${week(1, 7)}M122 66v42M322 66v42`, thin: 'M122 68Q222 118 322 68', lit: week(0, 1) },
  cycles: {
    thick: 'M118 108H326M118 58v50M222 58v50M326 58v50',
    thin: 'M118 60Q170 118 222 60Q274 118 326 60',
    lit: 'M222 108H326',
  },
  library: {
    thick: 'M158 100V70M176 100V62M194 100V74M240 100L254 66M276 100V66M294 100V74',
    lit: 'M214 100V60',
    weight: 10,
  },
  contacts: {
    thick: 'M118 108H326M150 108V72M222 108V52M294 108V72',
    thin: 'M118 104Q138 98 150 72Q190 92 222 52Q254 92 294 72Q306 98 326 104',
    lit: 'M222 47v.1',
    litWeight: 14,
  },
  appointments: { thick: days(62) + days(82, 3) + days(102), lit: 'M250 82h8', weight: 11 },
  pace: { thick: 'M128 108h50M266 108h50M208 56V88M236 56V88', lit: 'M196 108h52', weight: 7 },
} as const satisfies Record<string, Drawing>;

interface Props {
  drawing: Drawing;
  /** Height of the sun, from 0 at the first view to 1 at the last. */
  progress: number;
}

/** One drawing between two banks; the sun rises from one view to the next. */
export function TutorialPicture({
  drawing: { thick, thin, lit, weight = 5, litWeight = weight },
  progress,
}: Props): ReactNode {
  return (
    <DialogIllustration sun={{ x: 84, y: 96 - 58 * progress, radius: 22 }}>
      <Box
        component="g"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        sx={{ stroke: ({ vars }) => vars.palette.brand.deep2 }}
      >
        {thin && <path d={thin} strokeWidth="2.4" />}
        <path d={thick} strokeWidth={weight} />
        {lit && (
          <Box
            component="path"
            d={lit}
            strokeWidth={litWeight}
            sx={{ stroke: ({ vars }) => vars.palette.lantern.main }}
          />
        )}
      </Box>
    </DialogIllustration>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { CalendarWeek } from './calendar-weeks';
import { WeekTile } from './week-tile';

interface Props {
  weeks: readonly CalendarWeek[];
  chosen: CalendarWeek;
  hrefOf: (week: CalendarWeek) => string;
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(46px, 1fr))',
  gap: '6px',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** The planks of the bridge once more, each a way to its week. */
export function WeekNav({ weeks, chosen, hrefOf }: Props): ReactNode {
  const { t } = useLingui();
  return (
    <Box component="nav" aria-label={t`Semaines du programme`} data-print="no">
      <Box component="ul" sx={list}>
        {weeks.map((week) => (
          <li key={week.index}>
            <WeekTile week={week} isChosen={week === chosen} to={hrefOf(week)} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

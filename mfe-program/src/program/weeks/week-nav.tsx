import { Trans, useLingui } from '@lingui/react/macro';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';
import { weekShares } from '@passerelle/shared/ui/bridge';
import { Planks } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { type CalendarWeek, WeekState } from './calendar-weeks';
import { TasksValidated } from './points-earned';

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

/** Links to all weeks of the programme. */
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

const tile = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  alignContent: 'center',
  minHeight: 52,
  px: '7px',
  border: '1.5px solid',
  borderColor: 'neutral.lineSoft',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 1,
  textAlign: 'center',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'neutral.lineStrong' },
  '&[aria-current]': { color: 'brand.text', backgroundColor: 'brand.100', borderColor: 'brand.edge', fontWeight: 620 },
} as const;

interface TileProps {
  week: CalendarWeek;
  isChosen: boolean;
  to: string;
}

/** « S7 » over its plank; screen readers also read its dates and state. */
export function WeekTile({ week, isChosen, to }: TileProps): ReactNode {
  const { range } = useFormats();
  const { index, place, suspended } = week;
  const dates = range(week.fromDate, week.toDate);
  return (
    <Box component={RouteLink} to={to} aria-current={isChosen ? 'true' : undefined} sx={tile}>
      <span>
        <Trans>S{index}</Trans>
        <VisuallyHidden>
          , {dates}, <WeekState week={week} />, <TasksValidated week={week} />
        </VisuallyHidden>
      </span>
      <Planks
        total={1}
        done={place === 'behind' ? 1 : 0}
        current={place === 'current' ? 1 : undefined}
        suspended={suspended ? [1] : []}
        shares={weekShares([week], now().toISOString())}
        height={6}
      />
    </Box>
  );
}

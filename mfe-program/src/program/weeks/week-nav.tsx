import { Trans, useLingui } from '@lingui/react/macro';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Chip, List, ListItem, VisuallyHidden } from '@passerelle/shared/ui';
import { weekShares } from '@passerelle/shared/ui/bridge';
import { ProgressBar } from '@passerelle/shared/ui/data';
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
  // Twelve weeks are one row beside the suspension, or two on a phone.
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(46px, 1fr))', md: 'repeat(auto-fill, minmax(42px, 1fr))' },
  gap: '6px',
} as const;

/** Links to all weeks of the programme. */
export function WeekNav({ weeks, chosen, hrefOf }: Props): ReactNode {
  const { t } = useLingui();
  return (
    <Box component="nav" aria-label={t`Semaines du programme`} data-print="no">
      <List disablePadding sx={list}>
        {weeks.map((week) => (
          <ListItem key={week.index} disablePadding>
            <WeekTile week={week} isChosen={week === chosen} to={hrefOf(week)} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

/** A chip as wide as its column, with the label above the plank. */
const tile = {
  width: '100%',
  minHeight: 52,
  px: '7px',
  fontSize: '0.875rem',
  lineHeight: 1,
  // Tiles are tall enough for touch, so the enlarged hit area is off.
  '&::after': { display: 'none' },
  textAlign: 'center',
  '& .MuiChip-label': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', flex: 1 },
} as const;

interface TileProps {
  week: CalendarWeek;
  isChosen: boolean;
  to: string;
}

/** « S7 » over its plank; screen readers also read its dates and state. */
export function WeekTile({ week, isChosen, to }: TileProps): ReactNode {
  const { range } = useFormats().withJalali;
  const { index, place, suspended } = week;
  const dates = range(week.fromDate, week.toDate);
  return (
    <Chip
      component={RouteLink}
      to={to}
      clickable
      variant="outlined"
      aria-current={isChosen ? 'true' : undefined}
      sx={tile}
      label={
        <>
          <span>
            <Trans>S{index}</Trans>
            <VisuallyHidden>
              , {dates}, <WeekState week={week} />, <TasksValidated week={week} />
            </VisuallyHidden>
          </span>
          <ProgressBar
            total={1}
            done={place === 'behind' ? 1 : 0}
            current={place === 'current' ? 1 : undefined}
            suspended={suspended ? [1] : []}
            shares={weekShares([week], now().toISOString())}
            height={6}
          />
        </>
      }
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import ChecklistRounded from '@mui/icons-material/ChecklistRounded';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Fact, Facts, Tag, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { type CalendarWeek, WeekState } from './calendar-weeks';
import { TasksValidated, WeekPoints } from './points-earned';

interface Props {
  weeks: readonly CalendarWeek[];
  week: CalendarWeek;
  hrefOf: (week: CalendarWeek) => string;
  isOver: boolean;
}

/** The chosen week, its state and points, between the links to its neighbours. */
export function WeekHead({ weeks, week, hrefOf, isOver }: Props): ReactNode {
  const { t } = useLingui();
  const { range } = useFormats().withJalali;
  const { index, suspended } = week;
  const dates = range(week.fromDate, week.toDate);
  const neighbour = (by: -1 | 1): string | undefined => {
    const other = weeks[index - 1 + by];
    return other && hrefOf(other);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', mt: '24px', mb: '14px' }}>
      <NeighbourLink direction="back" label={t`Semaine précédente`} to={neighbour(-1)} />
      <Box aria-live="polite" sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h3" variant="h3">
          <Trans>Semaine {index}</Trans>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 14px', mt: '6px' }}>
          <Tag
            tone={suspended ? 'warning' : week.place === 'current' ? 'brand' : 'stone'}
            icon={suspended && <PauseCircleRounded />}
          >
            <WeekState week={week} />
          </Tag>
          <Facts>
            <Fact icon={<EventRounded />}>{dates}</Fact>
            {week.tasks.total > 0 && (
              <Fact icon={<ChecklistRounded className="flip" />}>
                <TasksValidated week={week} />
              </Fact>
            )}
          </Facts>
          {week.total > 0 && <WeekPoints week={week} isOver={isOver} />}
        </Box>
      </Box>
      <NeighbourLink direction="on" label={t`Semaine suivante`} to={neighbour(1)} />
    </Box>
  );
}

const step = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '12px',
  color: 'text.secondary',
} as const;

interface NeighbourProps {
  direction: 'back' | 'on';
  label: string;
  /** Undefined at the first or last week. */
  to: string | undefined;
}

/** Leads to the previous or next week. */
export function NeighbourLink({ direction, label, to }: NeighbourProps): ReactNode {
  const arrow =
    direction === 'back' ? <ChevronLeftRounded className="flip" /> : <ChevronRightRounded className="flip" />;
  if (to === undefined) {
    return (
      <Box component="span" aria-hidden data-print="no" sx={{ ...step, opacity: 0.35 }}>
        {arrow}
      </Box>
    );
  }
  return (
    <Box
      component={RouteLink}
      to={to}
      aria-label={label}
      data-print="no"
      sx={{ ...step, '&:hover': { backgroundColor: 'neutral.sunken' } }}
    >
      {arrow}
    </Box>
  );
}

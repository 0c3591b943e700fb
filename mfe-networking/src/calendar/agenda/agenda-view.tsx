import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { isOver } from '@passerelle/shared/contract/rules/network/appointments';
import { Box, Section } from '@passerelle/shared/ui';
import { type ReactNode, useMemo } from 'react';

import { type Day, dayOf, today } from '../../days/day';
import { useNow } from '../../days/use-now';
import { ListSkeleton } from '../calendar-skeleton';
import { byDay, gridOf, isWithin, monthOf, weekOf } from '../days/period';
import { MonthGrid } from '../month/month-grid';
import type { ShownAppointments } from '../move/moves';
import { AgendaDays } from './agenda-days';

interface Props {
  labelId: string;
  date: Day;
  appointments: readonly Appointment[];
  /** All that is pending from today on. */
  upcoming: ShownAppointments;
  onTurn: (day: Day) => void;
}

/** The month as a list beside a compact grid. The current month starts with all upcoming appointments. */
export function AgendaView({ labelId, date, appointments, upcoming, onTurn }: Props): ReactNode {
  const grid = useMemo(() => byDay(appointments, gridOf(date)), [appointments, date]);
  const month = useMemo(
    () => appointments.filter((one) => isWithin(dayOf(one.date), monthOf(date))),
    [appointments, date],
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xxl: '332px minmax(0, 1fr)' },
        gap: { xs: '28px', xxl: '44px' },
        alignItems: 'start',
      }}
    >
      <MonthGrid compact labelId={labelId} date={date} days={grid} onTurn={onTurn} />
      <Box sx={{ minWidth: 0 }}>
        {isWithin(today(), monthOf(date)) ? (
          <Present month={month} upcoming={upcoming} />
        ) : (
          <AgendaDays days={byDay(month)} />
        )}
      </Box>
    </Box>
  );
}

interface PresentProps {
  month: readonly Appointment[];
  upcoming: ShownAppointments;
}

/** Waits for all upcoming appointments, since past ones would move down; if the call fails, shows the month alone. */
function Present({ month, upcoming: { data: upcoming = [], isLoading } }: PresentProps): ReactNode {
  const now = useNow();
  if (isLoading) return <ListSkeleton />;
  const known = new Set(month.map(({ id }) => id));
  const all = [...month, ...upcoming.filter(({ id }) => !known.has(id))];
  const ahead = byDay(all.filter((one) => !isOver(one.date, now)));
  const behind = byDay(month.filter((one) => isOver(one.date, now)));
  return (
    <Box sx={{ display: 'grid', gap: '32px' }}>
      {ahead.size > 0 && (
        <Section title={<Trans>À venir</Trans>}>
          <AgendaDays days={ahead} />
        </Section>
      )}
      {behind.size > 0 && (
        <Section title={<Trans>Plus tôt ce mois-ci</Trans>}>
          <AgendaDays days={behind} />
        </Section>
      )}
    </Box>
  );
}

/** A week as a list, where seven columns do not fit. */
export function WeekAgenda({ date, appointments }: { date: Day; appointments: readonly Appointment[] }): ReactNode {
  const days = useMemo(() => byDay(appointments, weekOf(date)), [appointments, date]);
  return <AgendaDays days={days} />;
}

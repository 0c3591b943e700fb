import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { Box, Section } from '@passerelle/shared/ui';
import { type ReactNode, useMemo } from 'react';

import { type Day, today } from '../../days/day';
import { byDay, type ByDay, gridOf, isWithin, monthOf, weekOf } from '../days/period';
import { MonthGrid } from '../month/month-grid';
import { AgendaDays } from './agenda-days';

interface Props {
  labelId: string;
  date: Day;
  appointments: readonly Appointment[];
  onTurn: (day: Day) => void;
}

const between = (days: ByDay, isShown: (day: Day) => boolean): ByDay =>
  new Map(Array.from(days).filter(([day]) => isShown(day)));

/** The month as a list beside a compact grid. In the present month, future days come first. */
export function AgendaView({ labelId, date, appointments, onTurn }: Props): ReactNode {
  const grid = useMemo(() => byDay(appointments, gridOf(date)), [appointments, date]);
  const month = useMemo(() => byDay(appointments, monthOf(date)), [appointments, date]);
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
        {isWithin(today(), monthOf(date)) ? <Present days={month} /> : <AgendaDays days={month} />}
      </Box>
    </Box>
  );
}

function Present({ days }: { days: ByDay }): ReactNode {
  const ahead = between(days, (day) => day >= today());
  const behind = between(days, (day) => day < today());
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

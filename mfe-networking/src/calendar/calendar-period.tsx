import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, EmptyState, LoadedArea, Typography, VisuallyHidden } from '@passerelle/shared/ui';
import { PlanButton } from '@passerelle/shared/ui/data';
import { type ReactNode, useId, useState } from 'react';

import { type Day, dayOf } from '../days/day';
import { AgendaView, WeekAgenda } from './agenda/agenda-view';
import { type CalendarState, viewsFor } from './calendar-state';
import { CalendarSkeleton } from './calendar-skeleton';
import { useCounts, usePrefetchedAppointments } from './calendar.resource';
import { Legend } from './components/legend';
import { Toolbar, usePeriodName } from './components/toolbar';
import { isWithin, periodOf, periodToFetch, type View } from './days/period';
import { MonthView } from './month/month-view';
import type { ShownAppointments } from './move/moves';
import { WeekView } from './week/week-view';

interface EmptyPeriodProps {
  /** A week, or a month. */
  isWeek: boolean;
  /** A grid with clickable days is shown above. */
  besideGrid: boolean;
}

/** A period without appointments; explains appointments to a person who never had one. */
function EmptyPeriod({ isWeek, besideGrid }: EmptyPeriodProps): ReactNode {
  const { data } = useCounts(true);
  const hasNone = data !== undefined && data.pending + data.validated === 0;
  if (hasNone) {
    return (
      <EmptyState title={<Trans>Aucun rendez‑vous pour le moment</Trans>} action={<PlanButton />}>
        <Trans>Chaque échange que vous planifiez avec une personne de votre réseau prend place ici.</Trans>
      </EmptyState>
    );
  }
  const title = isWeek ? (
    <Trans>Aucun rendez‑vous cette semaine-là</Trans>
  ) : (
    <Trans>Aucun rendez‑vous ce mois-là</Trans>
  );
  if (besideGrid) {
    return (
      <Typography variant="body2" sx={{ mt: '14px', color: 'text.secondary' }}>
        {title}
      </Typography>
    );
  }
  return <EmptyState title={title} />;
}

interface Props {
  view: View;
  date: Day;
  isWide: boolean;
  show: CalendarState['show'];
  state: ShownAppointments;
  /** All that is pending from today on. */
  upcoming: ShownAppointments;
  onChange: (change: Partial<CalendarState>) => void;
}

/** A period with its toolbar and legend. The previous period stays on the screen until the next one is loaded. */
export function CalendarPeriod(props: Props): ReactNode {
  const { view, date, isWide, show, state, upcoming, onChange } = props;
  const labelId = useId();
  const [prefetchedDay, setPrefetchedDay] = useState<Day | null>(null);
  usePrefetchedAppointments(prefetchedDay === null ? null : periodToFetch(view, prefetchedDay), show.length > 0);
  const hasGrid = view !== 'week' || isWide;
  const onTurn = (day: Day): void => onChange({ date: day });
  const period = periodOf(view, date);
  const within = state.data?.filter((one) => isWithin(dayOf(one.date), period));
  const parts = { labelId, date, onTurn };
  return (
    <section aria-labelledby={labelId}>
      <Toolbar
        labelId={labelId}
        view={view}
        date={date}
        offered={viewsFor(isWide)}
        onView={(chosen) => onChange({ view: chosen })}
        onDate={(day) => onChange({ date: day })}
        onPrefetch={setPrefetchedDay}
      />
      <PeriodAnnouncement view={view} date={date} count={state.isPreviousData ? undefined : within?.length} />
      <LoadedArea
        state={state}
        failure={<Trans>Votre calendrier ne répond pas</Trans>}
        failureText={<Trans>Rien n’est perdu : vos rendez‑vous sont enregistrés. Le reste fonctionne.</Trans>}
        skeleton={<CalendarSkeleton view={view} date={date} isWide={isWide} />}
        // The content below is out of view before and after.
        sx={{ minHeight: isWide ? 690 : '100vh' }}
      >
        {(appointments) => (
          <Box aria-busy={state.isPreviousData}>
            {view === 'month' && <MonthView {...parts} appointments={appointments} />}
            {view === 'agenda' && <AgendaView {...parts} appointments={appointments} upcoming={upcoming} />}
            {view === 'week' && isWide && <WeekView {...parts} appointments={appointments} />}
            {view === 'week' && !isWide && <WeekAgenda date={date} appointments={appointments} />}
            {!state.isPreviousData && within?.length === 0 && (
              <EmptyPeriod isWeek={view === 'week'} besideGrid={hasGrid} />
            )}
          </Box>
        )}
      </LoadedArea>
      <Legend show={show} onShow={(shown) => onChange({ show: shown })} withKeys={isWide && view !== 'agenda'} />
    </section>
  );
}

/** Announces to screen readers, politely, that another period is shown. */
function PeriodAnnouncement({ view, date, count }: { view: View; date: Day; count: number | undefined }): ReactNode {
  const { t } = useLingui();
  const name = usePeriodName(view, date);
  if (count === undefined) return <VisuallyHidden component="output">{null}</VisuallyHidden>;
  const words = t`${name} : ${plural(count, { 0: 'aucun rendez‑vous', one: '# rendez‑vous', other: '# rendez‑vous' })}`;
  return <VisuallyHidden component="output">{words}</VisuallyHidden>;
}

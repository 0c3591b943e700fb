import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, LoadedArea, VisuallyHidden } from '@passerelle/shared/ui';
import { useId, useState, type ReactNode } from 'react';

import { AgendaView } from './agenda/agenda-view';
import { WeekAgenda } from './agenda/week-agenda';
import type { CalendarState } from './calendar-state';
import { useForesight } from './calendar.resource';
import { dayOf, type Day } from '../days/day';
import { askedFor, isWithin, named, type View } from './days/period';
import { MonthView } from './month/month-view';
import { CalendarSkeleton } from './parts/calendar-skeleton';
import { NothingHere } from './parts/nothing-here';
import { Legend } from './toolbar/legend';
import { Toolbar } from './toolbar/toolbar';
import { usePeriodName } from './toolbar/use-period-name';
import type { Loaded } from './use-loaded';
import { viewsFor } from './view-for';
import { WeekView } from './week/week-view';

interface Props {
  view: View;
  date: Day;
  isWide: boolean;
  show: CalendarState['show'];
  state: Loaded;
  onChange: (change: Partial<CalendarState>) => void;
}

/** A period and the ways to others. That of the period before stays in place until the new one has come. */
export function CalendarPeriod({ view, date, isWide, show, state, onChange }: Props): ReactNode {
  const labelId = useId();
  const [ahead, setAhead] = useState<Day | null>(null);
  useForesight(ahead === null ? null : askedFor(view, ahead), show.length > 0);
  const hasGrid = view !== 'week' || isWide;
  const onTurn = (day: Day): void => onChange({ date: day });
  const about = named(view, date);
  const within = state.data?.filter((one) => isWithin(dayOf(one.date), about));
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
        onForesee={setAhead}
      />
      <Announced view={view} date={date} count={state.isKept ? undefined : within?.length} />
      <LoadedArea
        state={state}
        failure={<Trans>Votre calendrier ne répond pas</Trans>}
        failureText={<Trans>Rien n’est perdu : vos rendez-vous sont enregistrés. Le reste fonctionne.</Trans>}
        skeleton={<CalendarSkeleton low={!isWide} />}
      >
        {(appointments) => (
          <Box aria-busy={state.isKept}>
            {view === 'month' && <MonthView {...parts} appointments={appointments} />}
            {view === 'agenda' && <AgendaView {...parts} appointments={appointments} />}
            {view === 'week' && isWide && <WeekView {...parts} appointments={appointments} />}
            {view === 'week' && !isWide && <WeekAgenda date={date} appointments={appointments} />}
            {!state.isKept && within?.length === 0 && <NothingHere isWeek={view === 'week'} besideGrid={hasGrid} />}
          </Box>
        )}
      </LoadedArea>
      <Legend show={show} onShow={(shown) => onChange({ show: shown })} withKeys={isWide && view !== 'agenda'} />
    </section>
  );
}

/** Read out, politely, once another period has come. */
function Announced({ view, date, count }: { view: View; date: Day; count: number | undefined }): ReactNode {
  const { t } = useLingui();
  const name = usePeriodName(view, date);
  if (count === undefined) return <VisuallyHidden component="output">{null}</VisuallyHidden>;
  const words = t`${name} : ${plural(count, { 0: 'aucun rendez-vous', one: '# rendez-vous', other: '# rendez-vous' })}`;
  return <VisuallyHidden component="output">{words}</VisuallyHidden>;
}

import { Plural, Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { Card, LoadedArea, type LoadedState, Section, Skeleton, SkeletonCard, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { dayOf, plusDays, today } from '../../days/day';
import { AgendaDays } from '../agenda/agenda-days';
import { byDay, isWithin, weekOf } from '../days/period';

/** The pending appointments until the end of next week, independent of the shown period. */
export function Upcoming({ state }: { state: LoadedState<readonly Appointment[]> }): ReactNode {
  const { first, last } = weekOf(today());
  return (
    <Section title={<Trans>À venir</Trans>}>
      <LoadedArea
        state={state}
        failure={<Trans>Vos prochains rendez-vous ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : ils restent enregistrés.</Trans>}
        skeleton={<SkeletonCard lines={2} />}
      >
        {(appointments) => {
          const ahead = appointments.filter(({ status, date }) => status === 'pending' && date >= now().toISOString());
          const days = byDay(ahead, { first, last: plusDays(last, 7) });
          if (days.size > 0) return <AgendaDays days={days} />;
          return (
            <Card padding="small">
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Trans>Rien de prévu d’ici la fin de la semaine prochaine.</Trans>
              </Typography>
            </Card>
          );
        }}
      </LoadedArea>
    </Section>
  );
}

interface WeeksSummaryProps {
  /** Those of this week and the next; undefined while loading and after a failure. */
  appointments: readonly Appointment[] | undefined;
  isLoading: boolean;
}

/** « 2 rendez-vous cette semaine, 3 la semaine prochaine. » */
export function WeeksSummary({ appointments, isLoading }: WeeksSummaryProps): ReactNode {
  if (!appointments) {
    return isLoading ? <Skeleton component="span" aria-hidden width="20em" sx={{ display: 'inline-block' }} /> : null;
  }
  const week = weekOf(today());
  const here = appointments.filter(({ date }) => isWithin(dayOf(date), week)).length;
  const next = appointments.length - here;
  if (here === 0 && next === 0) return <Trans>Aucun rendez-vous cette semaine ni la semaine prochaine.</Trans>;
  return (
    <Trans>
      <Plural value={here} _0="Aucun rendez-vous" one="# rendez-vous" other="# rendez-vous" /> cette semaine,{' '}
      <Plural value={next} _0="aucun" one="#" other="#" /> la semaine prochaine.
    </Trans>
  );
}

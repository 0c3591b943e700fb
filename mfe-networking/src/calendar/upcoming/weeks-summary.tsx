import { Plural, Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { dayOf, today } from '../../days/day';
import { isWithin, weekOf } from '../days/period';

interface Props {
  /** Of this week and the next; undefined: not there yet, or not at all. */
  appointments: readonly Appointment[] | undefined;
  isLoading: boolean;
}

/** « 2 rendez-vous cette semaine, 3 la semaine prochaine. » */
export function WeeksSummary({ appointments, isLoading }: Props): ReactNode {
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

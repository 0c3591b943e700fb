import { Trans } from '@lingui/react/macro';
import { isProgramOver, type ParticipantProgram, type ProgramWeek, programWeeks } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

/** A plank of the bridge, and where it lies today; `dropped`: ahead, in a programme that was closed before its time. */
export interface CalendarWeek extends ProgramWeek {
  place: 'behind' | 'current' | 'coming' | 'dropped';
}

/** Every week from the first Monday to the last Sunday, those of a pause among them. */
export function calendarWeeks(program: ParticipantProgram, now: string): CalendarWeek[] {
  const { current } = programWeeks(program.dates, now);
  const isOver = isProgramOver(program, now);
  const placeOf = (index: number): CalendarWeek['place'] => {
    if (isOver) return index <= current ? 'behind' : 'dropped';
    if (index === current) return 'current';
    return index < current ? 'behind' : 'coming';
  };
  return program.weeks.map((week) => ({ ...week, place: placeOf(week.index) }));
}

/** The week that the address asks for, where there is such a one; else where the person stands: the first, or the last. */
export function chosenWeek(weeks: readonly CalendarWeek[], asked: number | null): CalendarWeek | undefined {
  const present = weeks.find(({ place }) => place === 'current');
  const edge = weeks.findLast(({ place }) => place === 'behind') ?? weeks[0];
  return weeks.find(({ index }) => index === asked) ?? present ?? edge;
}

/** Where a week stands, in words. */
export function WeekState({
  week: { place, suspended },
}: {
  week: Pick<CalendarWeek, 'place' | 'suspended'>;
}): ReactNode {
  if (suspended) return <Trans>Suspendue</Trans>;
  switch (place) {
    case 'behind':
      return <Trans>Passée</Trans>;
    case 'current':
      return <Trans>En cours</Trans>;
    case 'coming':
      return <Trans>À venir</Trans>;
    case 'dropped':
      return <Trans>Annulée</Trans>;
  }
}

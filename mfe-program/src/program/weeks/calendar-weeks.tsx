import { Trans } from '@lingui/react/macro';
import type { ParticipantProgram, ProgramWeek } from '@passerelle/shared/contract';
import { isProgramOver, progressAt, thisWeek } from '@passerelle/shared/contract/rules/programs/weeks';
import type { ReactNode } from 'react';

/** A week and where it lies today; `dropped`: a week to come of a programme that was closed early. */
export interface CalendarWeek extends ProgramWeek {
  place: 'behind' | 'current' | 'coming' | 'dropped';
}

/** Every week from the first Monday to the last Sunday, paused weeks included. */
export function calendarWeeks(program: ParticipantProgram, now: string): CalendarWeek[] {
  const monday = Date.parse(thisWeek(progressAt(program, now)).fromDate);
  const isOver = isProgramOver(program, now);
  const placeOf = ({ fromDate }: ProgramWeek): CalendarWeek['place'] => {
    const start = Date.parse(fromDate);
    if (isOver) return start <= monday ? 'behind' : 'dropped';
    if (start === monday) return 'current';
    return start < monday ? 'behind' : 'coming';
  };
  return program.weeks.map((week) => ({ ...week, place: placeOf(week) }));
}

/** The week that the address asks for; else the current week, the last one, or the first. */
export function chosenWeek(weeks: readonly CalendarWeek[], asked: number | null): CalendarWeek | undefined {
  const present = weeks.find(({ place }) => place === 'current');
  const edge = weeks.findLast(({ place }) => place === 'behind') ?? weeks[0];
  return weeks.find(({ index }) => index === asked) ?? present ?? edge;
}

/** The place of a week, in words. */
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

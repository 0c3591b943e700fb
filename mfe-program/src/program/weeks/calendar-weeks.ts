import { programWeeks, type ParticipantProgram, type ProgramWeek } from '@passerelle/shared/contract';

/** A plank of the bridge, and where it lies today. */
export interface CalendarWeek extends ProgramWeek {
  place: 'behind' | 'current' | 'coming';
}

/** Every week from the first Monday to the last Sunday, those of a pause among them. */
export function calendarWeeks({ weeks, dates }: ParticipantProgram, now: string): CalendarWeek[] {
  const { current } = programWeeks(dates, now);
  const isOver = Date.parse(now) > Date.parse(dates.toDate);
  const placeOf = (index: number): CalendarWeek['place'] => {
    if (isOver || index < current) return 'behind';
    return index === current ? 'current' : 'coming';
  };
  return weeks.map((week) => ({ ...week, place: placeOf(week.index) }));
}

/** The week that the address asks for, where there is such a one; else where the person stands: the first, or the last. */
export function chosenWeek(weeks: readonly CalendarWeek[], asked: number | null): CalendarWeek | undefined {
  const present = weeks.find(({ place }) => place === 'current');
  const edge = weeks[0]?.place === 'coming' ? weeks[0] : weeks.at(-1);
  return weeks.find(({ index }) => index === asked) ?? present ?? edge;
}

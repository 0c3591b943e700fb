import { aParticipantProgram, FROZEN_NOW } from '@passerelle/shared/testing';

import { calendarWeeks, chosenWeek } from './calendar-weeks';

describe('the weeks of the calendar', () => {
  it('lie behind, under foot or ahead, with what was earned in each', () => {
    const weeks = calendarWeeks(aParticipantProgram(), FROZEN_NOW);

    expect(weeks).toHaveLength(12);
    expect(weeks.map(({ place }) => place)).toEqual([
      ...Array.from({ length: 6 }, () => 'behind'),
      'current',
      ...Array.from({ length: 5 }, () => 'coming'),
    ]);
    expect(weeks[0]).toEqual({
      index: 1,
      fromDate: '2026-10-05T00:00:00.000Z',
      toDate: '2026-10-11T23:59:59.999Z',
      place: 'behind',
      suspended: false,
      points: 80,
      total: 100,
      tasks: { validated: 4, total: 5 },
    });
  });

  it('all lie ahead before the first Monday, and behind after the last Sunday', () => {
    const places = (now: string) => new Set(calendarWeeks(aParticipantProgram(), now).map(({ place }) => place));

    expect(places('2026-10-04T23:59:59.999Z')).toEqual(new Set(['coming']));
    expect(places('2026-12-28T00:00:00.000Z')).toEqual(new Set(['behind']));
  });

  it('do not come any more once the programme was closed', () => {
    const weeks = calendarWeeks(aParticipantProgram({ status: 'closed' }), FROZEN_NOW);

    expect(weeks.filter(({ place }) => place === 'behind').map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(weeks.slice(7).map(({ place }) => place))).toEqual(new Set(['dropped']));
    expect(chosenWeek(weeks, null)?.index).toBe(7);
  });

  it('stop at the week in which the programme was closed', () => {
    const closed = aParticipantProgram({ status: 'closed', stoppedAt: '2026-11-04T12:00:00.000Z' });

    expect(chosenWeek(calendarWeeks(closed, FROZEN_NOW), null)?.index).toBe(5);
  });
});

describe('the week that is looked at', () => {
  const chosen = (asked: number | null, now = FROZEN_NOW) =>
    chosenWeek(calendarWeeks(aParticipantProgram(), now), asked)?.index;

  it('is the one of the address, or the present one where there is none such', () => {
    expect([chosen(3), chosen(null), chosen(13), chosen(0)]).toEqual([3, 7, 7, 7]);
  });

  it('is the first before the programme starts, and the last once it is over', () => {
    expect(chosen(null, '2026-10-01T00:00:00.000Z')).toBe(1);
    expect(chosen(null, '2027-01-04T00:00:00.000Z')).toBe(12);
  });
});

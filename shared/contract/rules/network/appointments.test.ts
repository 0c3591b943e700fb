import {
  actionGroupOf,
  awaitsOutcome,
  awaitsReport,
  bookableTimes,
  canEdit,
  canReport,
  isBookableTime,
  isToCome,
  isToComeThisWeek,
  nearnessOf,
} from './appointments';

describe('the time of an appointment', () => {
  it('runs by five minutes from 08:00 to 22:55', () => {
    expect(bookableTimes).toHaveLength(180);
    expect([bookableTimes[0], bookableTimes[1], bookableTimes.at(-1)]).toEqual(['08:00', '08:05', '22:55']);
  });

  it.each(['00:00', '07:55', '23:00', '09:03', '9:00', '24:00', ''])('is never %s', (time) => {
    expect(isBookableTime(time)).toBe(false);
  });
});

describe('a networking action', () => {
  it('is edited and cancelled while pending, reported on until cancelled', () => {
    const statuses = ['pending', 'validated', 'cancelled'] as const;
    expect(statuses.map((status) => canEdit({ status }))).toEqual([true, false, false]);
    expect(statuses.map((status) => canReport({ status }))).toEqual([true, true, false]);
  });

  it('awaits its outcome when it is a job interview that took place', () => {
    const interview = { status: 'validated', actionType: 'jobInterview', interviewStatus: null } as const;
    expect(awaitsOutcome(interview)).toBe(true);
    expect(awaitsOutcome({ ...interview, interviewStatus: 'refused' })).toBe(false);
    expect(awaitsOutcome({ ...interview, actionType: 'reminder' })).toBe(false);
    expect(awaitsOutcome({ ...interview, status: 'pending' })).toBe(false);
  });
});

describe('the time of a networking action', () => {
  const now = '2026-11-18T09:00:00.000Z';

  it.each([
    ['2026-11-18T11:00:01.000Z', 'ahead'],
    ['2026-11-18T11:00:00.000Z', 'soon'],
    ['2026-11-18T09:00:00.001Z', 'soon'],
    ['2026-11-18T09:00:00.000Z', 'underWay'],
    ['2026-11-18T08:00:00.001Z', 'underWay'],
    ['2026-11-18T08:00:00.000Z', 'over'],
  ] as const)('is near or far (%s is %s)', (date, nearness) => {
    expect(nearnessOf(date, now)).toBe(nearness);
  });

  it('asks for its report once it is over, and then belongs to no week’s count', () => {
    const over = { status: 'pending', date: '2026-11-17T09:00:00.000Z' } as const;
    expect([isToCome(over, now), awaitsReport(over, now), isToComeThisWeek(over, now)]).toEqual([false, true, false]);
    const settled = { ...over, status: 'validated' } as const;
    expect([isToCome(settled, now), awaitsReport(settled, now)]).toEqual([false, false]);
  });

  it('counts this week from Monday to Sunday, in UTC', () => {
    const on = (date: string) => isToComeThisWeek({ status: 'pending', date }, now);
    expect(on('2026-11-22T23:59:59.999Z')).toBe(true);
    expect(on('2026-11-23T00:00:00.000Z')).toBe(false);
    expect(isToComeThisWeek({ status: 'cancelled', date: '2026-11-20T09:00:00.000Z' }, now)).toBe(false);
  });

  it('stands in one group of a list', () => {
    const group = (status: 'pending' | 'validated', date: string, isSameDay = false) =>
      actionGroupOf({ status, date }, now, isSameDay);
    expect(group('pending', '2026-11-18T07:00:00.000Z', true)).toBe('toReport');
    expect(group('validated', '2026-11-18T07:00:00.000Z', true)).toBe('past');
    expect(group('pending', '2026-11-18T08:30:00.000Z', true)).toBe('today');
    expect(group('pending', '2026-11-19T08:30:00.000Z')).toBe('upcoming');
  });
});

import { awaitsOutcome, bookableTimes, canEdit, canReport, isBookableTime } from './appointments';

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

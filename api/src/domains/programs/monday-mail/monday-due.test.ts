import { DateTime } from 'luxon';
import { mondayDue } from './monday-due';

const due = (at: string, zone: string | null = 'Europe/Paris', hour = 8) =>
  mondayDue(DateTime.fromISO(at, { zone: 'utc' }) as DateTime<true>, { time_zone: zone, monday_mail_hour: hour });

describe('the Monday mails of an organisation are due', () => {
  it.each([
    ['a minute before its hour', '2026-11-30T06:59:59.999Z', null],
    ['at its hour', '2026-11-30T07:00:00.000Z', '2026-11-30'],
    ['late on Monday, after a stop of the server', '2026-11-30T22:59:59.999Z', '2026-11-30'],
    ['on Tuesday', '2026-11-30T23:00:00.000Z', null],
    ['on Sunday', '2026-11-29T08:00:00.000Z', null],
    ['on the Monday after clocks went forward', '2026-03-30T06:00:00.000Z', '2026-03-30'],
    ['an hour before, on that Monday', '2026-03-30T05:59:59.999Z', null],
    ['on the Monday after clocks went back', '2026-10-26T07:00:00.000Z', '2026-10-26'],
    ['an hour before, on that one', '2026-10-26T06:00:00.000Z', null],
  ])('%s: %s is %s', (_when, at, day) => {
    expect(due(at)).toBe(day);
    expect(due(at, null)).toBe(day);
  });

  it.each([
    ['Asia/Tokyo', 8, '2026-11-29T23:00:00.000Z', '2026-11-30'],
    ['Asia/Tokyo', 8, '2026-11-30T15:00:00.000Z', null],
    ['America/Los_Angeles', 8, '2026-11-30T15:59:59.999Z', null],
    ['America/Los_Angeles', 8, '2026-12-01T07:59:59.999Z', '2026-11-30'],
    ['Asia/Kathmandu', 8, '2026-11-30T02:15:00.000Z', '2026-11-30'],
    ['Asia/Kathmandu', 8, '2026-11-30T02:14:59.999Z', null],
    ['Europe/Paris', 0, '2026-11-29T23:00:00.000Z', '2026-11-30'],
    ['Europe/Paris', 23, '2026-11-30T21:59:59.999Z', null],
    ['Europe/Paris', 23, '2026-11-30T22:00:00.000Z', '2026-11-30'],
  ])('in %s from %s h: %s is %s', (zone, hour, at, day) => {
    expect(due(at, zone, hour)).toBe(day);
  });
});

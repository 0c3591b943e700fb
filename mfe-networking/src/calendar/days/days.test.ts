import { anAppointment, setNow } from '@passerelle/shared/testing';

import { isDay } from '../../days/calendar-days';
import { dayOf, today } from '../../days/day';
import { dayAfterKey, hourAfterKey } from '../grid/keyboard';
import { columnsOf } from '../week/placement';
import { withOffset, hoursOf, isBookable, minuteOf, momentAt, sameTimeOn, roundToStep, timeText } from './clock';
import { periodToFetch, byDay, instantsOf, periodOf, step, weeksOf } from './period';

describe('a day of the person’s own clock', () => {
  it('begins at their midnight, not at that of the wire', () => {
    expect(dayOf('2026-11-24T23:30:00.000Z')).toBe('2026-11-25');
    setNow('2026-11-18T23:30:00.000Z');
    expect(today()).toBe('2026-11-19');
  });

  it.each([
    ['2026-11-24', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2026-11', false],
    ['0001-01-01', false],
    ['demain', false],
  ])('is read from the address where it is one: %s', (text, is) => expect(isDay(text)).toBe(is));
});

describe('the period of a view', () => {
  it.each([
    ['month', '2026-11-20', { first: '2026-10-26', last: '2026-12-06' }, { first: '2026-11-01', last: '2026-11-30' }],
    ['month', '2027-02-28', { first: '2027-02-01', last: '2027-02-28' }, { first: '2027-02-01', last: '2027-02-28' }],
    ['agenda', '2026-11-20', { first: '2026-10-26', last: '2026-12-06' }, { first: '2026-11-01', last: '2026-11-30' }],
    ['week', '2026-11-22', { first: '2026-11-16', last: '2026-11-22' }, { first: '2026-11-16', last: '2026-11-22' }],
  ] as const)('%s of %s', (view, day, asked, about) => {
    expect(periodToFetch(view, day)).toEqual(asked);
    expect(periodOf(view, day)).toEqual(about);
  });

  it('is asked for in UTC, from midnight to midnight of that clock, across daylight saving', () => {
    expect(instantsOf(periodToFetch('month', '2026-10-10'))).toEqual({
      fromDate: '2026-09-27T22:00:00.000Z',
      toDate: '2026-11-01T22:59:59.999Z',
    });
  });

  it('has weeks from Monday to Sunday', () => {
    const weeks = weeksOf(periodToFetch('month', '2026-11-20'));
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual(expect.arrayContaining(['2026-10-26', '2026-11-01']));
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  });

  it('moves on by months and by weeks', () => {
    expect(step('month', '2026-01-31', 1)).toBe('2026-02-28');
    expect(step('agenda', '2026-01-31', -1)).toBe('2025-12-31');
    expect(step('week', '2026-10-25', 1)).toBe('2026-11-01');
  });
});

describe('moving', () => {
  it('leaves the hour of the clock the same across daylight saving', () => {
    // 12:30 in Paris, in summer and in winter.
    expect(sameTimeOn('2026-10-20T10:30:00.000Z', '2026-10-27')).toBe('2026-10-27T12:30:00+01:00');
    expect(sameTimeOn('2027-03-24T11:30:00.000Z', '2027-03-29')).toBe('2027-03-29T12:30:00+02:00');
    expect(sameTimeOn('2026-11-24T11:30:00.000Z', '2026-10-25')).toBe('2026-10-25T12:30:00+01:00');
  });

  it('goes by five minutes, within the hours that can be chosen', () => {
    expect(momentAt('2026-11-24', roundToStep(12 * 60 + 33))).toBe('2026-11-24T12:35:00+01:00');
    expect(minuteOf('2026-11-24T11:30:00.000Z')).toBe(750);
    expect(timeText(485)).toBe('08:05');
    expect(isBookable(momentAt('2026-11-24', 480))).toBe(true);
    expect(isBookable(momentAt('2026-11-24', 475))).toBe(false);
    expect(isBookable(momentAt('2026-11-24', 22 * 60 + 55))).toBe(true);
    expect(isBookable(momentAt('2026-11-24', 23 * 60))).toBe(false);
  });

  it('is taken back to the same moment', () => {
    expect(withOffset('2026-11-24T11:30:00.000Z')).toBe('2026-11-24T12:30:00+01:00');
  });
});

describe('an overlapping appointment', () => {
  it.each([
    ['nothing', [], []],
    ['one after the other', [480, 540], ['0/1', '0/1']],
    ['at once', [480, 480, 480], ['0/3', '1/3', '2/3']],
    ['a chain, whose third fits under the first', [480, 510, 540, 570], ['0/2', '1/2', '0/2', '1/2']],
    ['two groups', [480, 500, 600], ['0/2', '1/2', '0/1']],
  ] as const)('is placed in columns: %s', (_, starts, expected) => {
    expect(columnsOf(starts).map(({ column, columns }) => `${column}/${columns}`)).toEqual(expected);
  });
});

it('shows earlier and later hours only where there is something', () => {
  expect(hoursOf([])).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]);
  expect(hoursOf(['2026-11-24T05:30:00.000Z', '2026-11-24T22:15:00.000Z'])).toMatchObject({ 0: 6, length: 18 });
});

it('groups by the days of the person’s clock, in the order of the hours, and leaves out what lies elsewhere', () => {
  const late = anAppointment({ date: '2026-11-24T23:30:00.000Z' });
  const early = anAppointment({ date: '2026-11-25T08:00:00.000Z' });
  const elsewhere = anAppointment({ date: '2026-12-24T08:00:00.000Z' });

  const days = byDay([early, elsewhere, late], { first: '2026-11-01', last: '2026-11-30' });

  expect(Array.from(days)).toEqual([['2026-11-25', [late, early]]]);
});

describe('keys', () => {
  it.each([
    ['ArrowRight', '2026-12-01'],
    ['ArrowLeft', '2026-11-29'],
    ['ArrowDown', '2026-12-07'],
    ['ArrowUp', '2026-11-23'],
    ['Home', '2026-11-30'],
    ['End', '2026-12-06'],
    ['PageDown', '2026-12-30'],
    ['PageUp', '2026-10-30'],
    ['a', null],
  ])('%s leads from a Monday to %s', (key, day) => expect(dayAfterKey(key, '2026-11-30')).toBe(day));

  it('follow the reading', () => expect(dayAfterKey('ArrowLeft', '2026-11-30', true)).toBe('2026-12-01'));

  it('go through hours, and stop where the day does', () => {
    const hours = hoursOf([]);
    const at = { day: '2026-11-30', hour: 22 };
    expect(hourAfterKey('ArrowDown', at, hours)).toEqual(at);
    expect(hourAfterKey('ArrowUp', at, hours)).toEqual({ ...at, hour: 21 });
    expect(hourAfterKey('ArrowRight', at, hours)).toEqual({ ...at, day: '2026-12-01' });
    expect(hourAfterKey('PageDown', at, hours)).toEqual({ ...at, day: '2026-12-07' });
    expect(hourAfterKey('x', at, hours)).toBeNull();
  });
});

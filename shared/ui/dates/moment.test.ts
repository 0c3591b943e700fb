import { readMoment, writeMoment } from './moment';

const parts = (day: string, time: string) => ({ day, time });

describe('a day and a time', () => {
  it.each([
    [parts('2026-11-24', '12:30'), '2026-11-24T12:30:00+01:00'],
    [parts('2026-07-10', '08:05'), '2026-07-10T08:05:00+02:00'],
    // Paris: 02:30 is skipped in spring and comes twice in autumn.
    [parts('2027-03-28', '01:55'), '2027-03-28T01:55:00+01:00'],
    [parts('2027-03-28', '02:30'), '2027-03-28T02:30:00+02:00'],
    [parts('2027-03-28', '03:00'), '2027-03-28T03:00:00+02:00'],
    [parts('2026-10-25', '01:55'), '2026-10-25T01:55:00+02:00'],
    [parts('2026-10-25', '02:30'), '2026-10-25T02:30:00+02:00'],
    [parts('2026-10-25', '03:00'), '2026-10-25T03:00:00+01:00'],
    [parts('2026-11-24', ''), '2026-11-24T'],
    [parts('', '12:30'), 'T12:30'],
    [parts('2026-11-24', '?'), '2026-11-24T?'],
    [parts('?', '12:30'), '?T12:30'],
    [parts('', ''), ''],
  ])('stand for %j as « %s », and are read from it again', (chosen, text) => {
    expect(writeMoment(chosen)).toBe(text);
    expect(readMoment(text)).toEqual(chosen);
  });

  it.each([
    ['2026-11-24T23:30:00.000Z', parts('2026-11-25', '00:30')],
    ['2027-03-28T00:59:00.000Z', parts('2027-03-28', '01:59')],
    ['2027-03-28T01:00:00.000Z', parts('2027-03-28', '03:00')],
    ['2026-10-25T00:30:00.000Z', parts('2026-10-25', '02:30')],
    ['2026-10-25T01:30:00.000Z', parts('2026-10-25', '02:30')],
  ])('are read from the wire (%s) as the clock shows them', (text, shown) => {
    expect(readMoment(text)).toEqual(shown);
  });

  it.each(['2026-01-15', '2026-07-15'])('are the earlier of two equal hours, written on %s too', (today) => {
    jest.useFakeTimers({ now: new Date(today) });
    expect(writeMoment(parts('2026-10-25', '02:30'))).toBe('2026-10-25T02:30:00+02:00');
  });

  it('are nothing where something else stands', () => {
    expect(readMoment('demain')).toEqual(parts('', ''));
  });
});

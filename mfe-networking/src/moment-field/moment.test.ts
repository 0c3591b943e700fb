import { readDay, readMoment, writeDay, writeMoment } from './moment';

const parts = (day: string, hour: string, minute: string) => ({ day, hour, minute });

describe('a day and a time', () => {
  it.each([
    [parts('2026-11-24', '12', '30'), '2026-11-24T12:30:00+01:00'],
    [parts('2026-07-10', '08', '05'), '2026-07-10T08:05:00+02:00'],
    [parts('2026-11-24', '', ''), '2026-11-24T'],
    [parts('', '12', '30'), 'T12:30'],
    [parts('2026-11-24', '', '30'), '2026-11-24T:30'],
    [parts('?', '12', '30'), '?T12:30'],
    [parts('', '', ''), ''],
  ])('stand for %j as « %s », and are read from it again', (chosen, text) => {
    expect(writeMoment(chosen)).toBe(text);
    expect(readMoment(text)).toEqual(chosen);
  });

  it('are read from the wire as the clock shows them', () => {
    expect(readMoment('2026-11-24T23:30:00.000Z')).toEqual(parts('2026-11-25', '00', '30'));
  });

  it('are nothing where something else stands', () => {
    expect(readMoment('demain')).toEqual(parts('', '', ''));
  });
});

it.each([
  ['24/11/2026', '2026-11-24'],
  ['4.1.2027', '2027-01-04'],
  [' 04 - 01 - 2027 ', '2027-01-04'],
  ['29/02/2028', '2028-02-29'],
  ['24112026', '2026-11-24'],
  ['31042026', '?'],
  ['2411', '?'],
  ['29/02/2027', '?'],
  ['31/04/2026', '?'],
  ['2026-11-24', '?'],
  ['24/11/26', '?'],
  ['demain', '?'],
  ['', ''],
])('« %s » is read as « %s »', (text, day) => expect(readDay(text)).toBe(day));

it.each([
  ['2026-11-24', '24/11/2026'],
  ['?', ''],
  ['', ''],
])('« %s » is written as « %s »', (day, text) => expect(writeDay(day)).toBe(text));

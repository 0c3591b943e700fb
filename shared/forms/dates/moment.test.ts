import { readMoment, writeMoment } from './moment';

const parts = (day: string, time: string) => ({ day, time });

describe('a day and a time', () => {
  it.each([
    [parts('2026-11-24', '12:30'), '2026-11-24T12:30:00+01:00'],
    [parts('2026-07-10', '08:05'), '2026-07-10T08:05:00+02:00'],
    [parts('2026-11-24', ''), '2026-11-24T'],
    [parts('', '12:30'), 'T12:30'],
    [parts('2026-11-24', '?'), '2026-11-24T?'],
    [parts('?', '12:30'), '?T12:30'],
    [parts('', ''), ''],
  ])('stand for %j as « %s », and are read from it again', (chosen, text) => {
    expect(writeMoment(chosen)).toBe(text);
    expect(readMoment(text)).toEqual(chosen);
  });

  it('are read from the wire as the clock shows them', () => {
    expect(readMoment('2026-11-24T23:30:00.000Z')).toEqual(parts('2026-11-25', '00:30'));
  });

  it('are nothing where something else stands', () => {
    expect(readMoment('demain')).toEqual(parts('', ''));
  });
});

import { defaultTimeZone, isTimeZone, timeZones } from './time-zone';

describe('a time zone', () => {
  it.each([
    defaultTimeZone,
    'UTC',
    'America/Guadeloupe',
    'America/Argentina/Buenos_Aires',
    'Asia/Kolkata',
    'Asia/Calcutta',
    'Etc/GMT+5',
  ])('may be %s', (name) => expect(isTimeZone(name)).toBe(true));

  it.each([
    '',
    'europe/paris',
    'EUROPE/PARIS',
    'Europe/Lutece',
    '+02:00',
    'Paris',
    'Europe/Paris ',
    'Europe/Paris\n',
    '../Paris',
  ])('is never %j', (name) => expect(isTimeZone(name)).toBe(false));

  it('can be chosen whatever else this machine calls it', () => {
    expect(timeZones()).toContain(defaultTimeZone);
    expect(timeZones().every(isTimeZone)).toBe(true);
    expect(timeZones('Asia/Kolkata').filter((name) => name === 'Asia/Kolkata')).toHaveLength(1);
  });
});

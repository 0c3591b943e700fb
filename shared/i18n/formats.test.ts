import { setNow } from '@passerelle/shared/testing';
import { activateLocale, formatsFor } from './index';

const NB = '\u00A0';
const NNB = '\u202F';

describe('French formats', () => {
  const fr = formatsFor('fr');
  beforeEach(() => activateLocale('fr'));

  it('writes days without letting the month go to the next line', () => {
    expect(fr.weekdayDate('2026-11-24')).toBe(`mardi 24${NB}novembre`);
    expect(fr.date('2026-12-01')).toBe(`1er${NB}décembre`);
    expect(fr.range('2026-12-01', '2026-12-21')).toBe(`1er${NB}– 21${NB}décembre`);
    expect(fr.month('2026-11-24')).toBe('novembre 2026');
    expect(fr.weekday('2026-11-24', 'short')).toBe('mar.');
  });

  it('adds the year when it is not this one', () => {
    expect(fr.date('2027-01-04')).toBe(`4${NB}janvier 2027`);
  });

  it('writes a period as the specification of the look has it', () => {
    expect(fr.range('2026-11-16T00:00:00.000Z', '2026-11-22T23:59:59.999Z')).toBe(`16${NB}– 22${NB}novembre`);
    expect(fr.range('2026-11-30', '2026-12-06')).toBe(`30${NB}novembre${NB}– 6${NB}décembre`);
  });

  it('shortens the month where room is short', () => {
    expect(fr.range('2026-11-16T00:00:00.000Z', '2026-11-22T23:59:59.999Z', 'utc', 'short')).toBe(
      `16${NB}– 22${NB}nov.`,
    );
    expect(fr.date('2026-11-15T23:59:59.999Z', 'utc', 'short')).toBe(`15${NB}nov.`);
    expect(fr.dayOfMonth('2026-11-20T23:30:00.000Z', 'local')).toBe('21');
  });

  it('keeps the programme’s days in UTC, whatever the clock of the person', () => {
    // In Paris, where the tests run, this Sunday evening is already Monday.
    expect(fr.weekdayDate('2026-11-22T23:59:59.999Z')).toBe(`dimanche 22${NB}novembre`);
    expect(fr.weekdayDate('2026-11-22T23:59:59.999Z', 'local')).toBe(`lundi 23${NB}novembre`);
  });

  it('writes the hour of an appointment by the clock of the person', () => {
    expect(fr.dateTime('2026-11-24T11:30:00.000Z')).toBe(`mardi 24${NB}novembre à 12${NB}h${NB}30`);
    expect(fr.time('2026-11-24T11:30:00.000Z', 'utc')).toBe(`11${NB}h${NB}30`);
    expect(fr.time('2026-11-24T08:05:00.000Z', 'utc')).toBe(`8${NB}h${NB}05`);
    expect(fr.time('2026-11-24T00:00:00.000Z', 'utc')).toBe(`0${NB}h`);
    expect(fr.time('2026-11-24T18:00:00.000Z', 'utc')).toBe(`18${NB}h`);
  });

  it('calls the days around today by their names', () => {
    setNow('2026-11-18T22:45:00.000Z');

    expect(fr.relativeDay('2026-11-18T08:00:00.000Z')).toBe('Aujourd’hui');
    expect(fr.relativeDay('2026-11-17T23:30:00.000Z')).toBe('Aujourd’hui');
    expect(fr.relativeDay('2026-11-17T12:00:00.000Z')).toBe('Hier');
    expect(fr.relativeDay('2026-11-19T12:00:00.000Z')).toBe('Demain');
    expect(fr.relativeDay('2026-11-10T12:00:00.000Z')).toBe(`10${NB}novembre`);
  });

  it('says how long ago something was, as long as that helps', () => {
    setNow('2026-11-18T22:45:00.000Z');

    expect(fr.ago('2026-11-18T22:44:30.000Z')).toBe('maintenant');
    // The server's clock may be a little ahead.
    expect(fr.ago('2026-11-18T22:45:10.000Z')).toBe('maintenant');
    expect(fr.ago('2026-11-18T22:15:10.000Z')).toMatch(/^il y a 29.minutes$/);
    expect(fr.ago('2026-11-18T20:40:00.000Z')).toMatch(/^il y a 2.heures$/);
    expect(fr.ago('2026-11-17T20:00:00.000Z')).toBe('hier');
    expect(fr.ago('2026-11-13T08:00:00.000Z')).toMatch(/^il y a 5.jours$/);
    expect(fr.ago('2026-11-10T08:00:00.000Z')).toBe(`10${NB}novembre`);
  });

  it('writes figures with the spaces of French', () => {
    expect(fr.number(1284)).toBe(`1${NNB}284`);
    expect(fr.percent(0.12)).toBe(`12${NNB}%`);
    expect(fr.money(41284.4)).toBe(`41${NNB}284${NB}€`);
    expect([1, 500_000, 12_345_678].map(fr.fileSize)).toEqual([`1${NB}ko`, `500${NB}ko`, `12,3${NB}Mo`]);
    expect([45, 125].map(fr.duration)).toEqual([`45${NB}s`, `2${NB}min`]);
    expect(fr.fileSize(1_234_000_000)).toBe(`1${NNB}234${NB}Mo`);
    expect(fr.list(['un', 'deux', 'trois'])).toBe('un, deux et trois');
  });
});

describe('other formats', () => {
  it('follows English with the day first and the 24-hour clock', () => {
    const en = formatsFor('en');

    expect(en.weekdayDate('2026-11-24')).toBe('Tuesday 24 November');
    expect(en.weekdayDate('2027-01-31')).toBe('Sunday 31 January 2027');
    expect(en.time('2026-11-24T13:30:00.000Z')).toBe('14:30');
    expect(en.relativeDay('2026-11-18T12:00:00.000Z')).toBe('Today');
  });

  it.each([
    ['de', 'Dienstag, 24. November', 'Sonntag, 31. Januar 2027'],
    ['es', 'martes, 24 de noviembre', 'domingo, 31 de enero de 2027'],
    ['id', 'Selasa, 24 November', 'Minggu, 31 Januari 2027'],
    ['pt', 'terça-feira, 24 de novembro', 'domingo, 31 de janeiro de 2027'],
    ['ru', 'вторник, 24 ноября', 'воскресенье, 31 января 2027 г.'],
  ] as const)('keeps the comma after a weekday in %s', (locale, thisYear, next) => {
    const { weekdayDate } = formatsFor(locale);
    const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');
    expect([weekdayDate('2026-11-24'), weekdayDate('2027-01-31')].map(plain)).toEqual([thisYear, next]);
  });

  it('has the Jalali days beside the Gregorian ones in Persian, and there alone', () => {
    const { withJalali, jalaliDayOfMonth } = formatsFor('ir');

    expect(withJalali.date('2026-11-24')).toBe('24 نوامبر (3 آذر)');
    expect(withJalali.weekdayDate('2026-11-24')).toMatch(/^سه\W?شنبه.* \(3 آذر\)$/u);
    expect(withJalali.range('2026-11-16', '2026-11-22')).toMatch(/ \(25 آبان تا 1 آذر\)$/);
    expect(withJalali.month('2026-11-01', '2026-11-30')).toMatch(/ \(10 آبان تا 9 آذر\)$/);
    expect(withJalali.dateTime('2026-11-24T11:30:00.000Z')).toContain('(3 آذر)');
    expect(jalaliDayOfMonth('2026-11-24')).toBe('3');
    // The first day of spring begins the year, also where the day before was one of a leap year.
    expect([jalaliDayOfMonth('2025-03-20'), jalaliDayOfMonth('2025-03-21')]).toEqual(['30', '1']);
    const fr = formatsFor('fr');
    expect(fr.withJalali.date('2026-11-24')).toBe(fr.date('2026-11-24'));
    expect(fr.jalaliDayOfMonth('2026-11-24')).toBeNull();
  });

  it('writes the number of a day alone, where the language would add a word', () => {
    expect(formatsFor('jp').dayOfMonth('2026-11-24')).toBe('24');
    expect(formatsFor('cn').dayOfMonth('2026-11-24')).toBe('24');
  });

  it('follows Portugal in Portuguese', () => expect(formatsFor('pt').number(12_345)).toBe('12\u00A0345'));

  it('keeps the calendar and the figures of the rest of the screen in Arabic and Farsi', () => {
    expect(formatsFor('ar').date('2026-11-24')).toBe('24 نوفمبر');
    expect(formatsFor('ir').date('2024-11-24')).toContain('2024');
  });
});

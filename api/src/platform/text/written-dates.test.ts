import type { Locale } from '@passerelle/shared/contract';
import { formatTags, textLocales } from '@passerelle/shared/contract/enums/locales';
import { DateTime } from 'luxon';
import { writtenDates } from './written-dates';

const now = DateTime.fromISO('2026-11-25T10:00:00Z', { zone: 'utc' }) as DateTime<true>;
const written = (locale: Locale, instant: string): string => writtenDates(locale, now).day(instant);
const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');

describe('a written day', () => {
  it.each(textLocales.filter((locale) => locale !== 'fr' && locale !== 'en'))(
    'in %s is what Intl gives, kept in one line from the number on',
    (locale) => {
      const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
      const format = (year: 'numeric' | undefined, instant: string): string =>
        new Intl.DateTimeFormat(formatTags[locale], { ...parts, year }).format(new Date(instant));
      const [soon, late] = ['2026-12-01T10:00:00Z', '2027-01-31T10:00:00Z'];

      expect(plain(written(locale, soon))).toBe(plain(format(undefined, soon)));
      expect(plain(written(locale, late))).toBe(plain(format('numeric', late)));
      expect(written(locale, soon)).not.toMatch(/\d\.? \p{L}/u);
    },
  );

  it('in French and English has the form of their letters', () => {
    expect(plain(written('fr', '2026-12-01T10:00:00Z'))).toBe('mardi 1er décembre');
    expect(plain(written('en', '2027-01-31T10:00:00Z'))).toBe('Sunday 31 January 2027');
    expect(written('de', '2026-12-01T10:00:00Z')).toBe('Dienstag, 1.\u00A0Dezember');
  });
});

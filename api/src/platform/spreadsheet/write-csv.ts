import { guardFormula } from '@passerelle/shared/contract/rules/common/csv';
import { stringify } from 'csv-stringify/sync';
import type { Locale, Separator } from '@passerelle/shared/contract';
import { formatTags } from '@passerelle/shared/contract/enums/locales';
import { textLocaleOf } from '../text/text';

export type CsvRow = readonly (string | number | null)[];

/** The separator that spreadsheet programs of a language expect: a comma, unless that is its decimal sign. */
export function separatorIn(locale: Locale): Separator {
  const parts = new Intl.NumberFormat(formatTags[textLocaleOf(locale)]).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === '.') ? ',' : ';';
}

/** A title of a column is read by programs: with the plain hyphen. */
export const headText = (title: string): string => title.replaceAll('\u2011', '-');

/** CSV lines for spreadsheet programs; texts that would be computed are guarded. */
export const csvLines = (rows: readonly CsvRow[], separator: Separator): string =>
  stringify(rows as CsvRow[], {
    delimiter: separator,
    record_delimiter: 'windows',
    // The package quotes the record delimiter only if both characters occur together.
    quoted_match: /[\r\n]/,
    cast: { string: guardFormula },
  });

import { guardFormula } from '@passerelle/shared/contract/rules/common/csv';
import { stringify } from 'csv-stringify/sync';

export type CsvRow = readonly (string | number | null)[];

/** CSV lines for spreadsheet programs; texts that would be computed are guarded. */
export const csvLines = (rows: readonly CsvRow[], separator: ';' | ','): string =>
  stringify(rows as CsvRow[], {
    delimiter: separator,
    record_delimiter: 'windows',
    // The package quotes the record delimiter only if both characters occur together.
    quoted_match: /[\r\n]/,
    cast: { string: guardFormula },
  });

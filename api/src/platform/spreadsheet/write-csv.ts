import { guardFormula } from '@passerelle/shared/contract';
import { stringify } from 'csv-stringify/sync';

export type CsvRow = readonly (string | number | null)[];

/** Lines as spreadsheet programs read them; a text that one of them would compute is guarded. */
export const csvLines = (rows: readonly CsvRow[], separator: ';' | ','): string =>
  stringify(rows as CsvRow[], {
    delimiter: separator,
    record_delimiter: 'windows',
    // Of the record delimiter, the package quotes both signs together only.
    quoted_match: /[\r\n]/,
    cast: { string: guardFormula },
  });

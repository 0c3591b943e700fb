import { searchText, searchWords } from '@passerelle/shared/contract';

/** What is kept beside a row for searching. */
export { searchText };

/** What is kept beside a row for sorting: the database compares bytes, so accents and case must be gone before. */
export const sortKey = (...parts: readonly (string | null | undefined)[]): string => searchText(...parts);

/** The patterns that a row's search text must all match, in whatever order. */
export const searchPatterns = (search: string | undefined): string[] =>
  searchWords(search ?? '').map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);

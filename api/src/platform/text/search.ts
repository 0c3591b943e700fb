import { searchText as plainText, searchWords } from '@passerelle/shared/contract';

type Parts = readonly (string | null | undefined)[];

/**
 * So many bytes: both stand in indexes, together, and an index takes no more than 2,700 in all. What any form lets
 * somebody write in Latin letters stays whole.
 */
const searchBytes = 1_500;
const sortBytes = 400;

const cut = (text: string, bytes: number): string =>
  Buffer.byteLength(text) <= bytes
    ? text
    : Buffer.from(text)
        .subarray(0, bytes)
        .toString()
        .replace(/\uFFFD+$/u, '');

/** What is kept beside a row for searching. */
export const searchText = (...parts: Parts): string => cut(plainText(...parts), searchBytes);

/** What is kept beside a row for sorting: the database compares bytes, so accents and case must be gone before. */
export const sortKey = (...parts: Parts): string => cut(plainText(...parts), sortBytes);

/** The patterns that a row's search text must all match, in whatever order. */
export const searchPatterns = (search: string | undefined): string[] =>
  searchWords(search ?? '').map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);

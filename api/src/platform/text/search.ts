import { searchText as plainText, searchWords } from '@passerelle/shared/contract/rules/common/search';

type Parts = readonly (string | null | undefined)[];

/**
 * In bytes: both are in indexes, together, and an index entry is limited to 2,700 in all. Any Latin text within a
 * form's limit is kept whole.
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

/** The normalised text stored with a row for searching. */
export const searchText = (...parts: Parts): string => cut(plainText(...parts), searchBytes);

/**
 * The normalised text stored with a row for sorting: the database compares bytes, so accents and case must be removed
 * before.
 */
export const sortKey = (...parts: Parts): string => cut(plainText(...parts), sortBytes);

/** The patterns that a row's search text must all match, in whatever order. */
export const searchPatterns = (search: string | undefined): string[] =>
  searchWords(search ?? '').map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);

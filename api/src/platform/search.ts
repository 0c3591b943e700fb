const letters: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Without case and accents: « Émile » and « EMILE » are the same word. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/\p{Mn}/gu, '');

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[\s\p{Cc}'’‘`´\-‐-―,;:!?"«»()[\]{}]+/u)
    .filter(Boolean);

/** What is kept beside a row for searching: all its words, plain. */
export const searchText = (...parts: readonly (string | null | undefined)[]): string =>
  parts.flatMap((part) => wordsOf(part ?? '')).join(' ');

/** What is kept beside a row for sorting: the database compares bytes, so accents and case must be gone before. */
export const sortKey = (...parts: readonly (string | null | undefined)[]): string => searchText(...parts);

const mostWords = 10;

/** The patterns that a row's search text must all match, in whatever order. */
export const searchPatterns = (search: string | undefined): string[] =>
  [...new Set(wordsOf(search ?? ''))]
    .slice(0, mostWords)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);

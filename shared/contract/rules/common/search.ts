import { limits } from '../../limits';
import { foldedLetters, foldedRanges, keptMarks, wordSeparators } from './search-letters';

const letters: Readonly<Record<string, string>> = {
  ...foldedLetters,
  ...Object.fromEntries(
    foldedRanges.flatMap(([from, to, folded]) =>
      Array.from({ length: to - from + 1 }, (_, place) => [
        String.fromCodePoint(from + place),
        String.fromCodePoint(folded + place),
      ]),
    ),
  ),
};
const folded = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/** Marks, and signs without a look of their own such as the zero-width non-joiner. */
const leftOut = new RegExp(`(?![${keptMarks}])[\\p{Mn}\\p{Cf}]`, 'gu');

/**
 * Without case, accents and ligatures, and with one form of each letter: « Émile » and « EMILE » are the same word, and
 * so are « ﾄﾀﾞ », « トダ » and « とだ ».
 */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(leftOut, '')
    .toLowerCase()
    .replaceAll(folded, (letter) => letters[letter] ?? letter)
    .normalize('NFC');

/** Arabic, Persian and full-width digits as 0 to 9; the rest of the text stays as it is. */
export const plainDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, (digit) => plainLetters(digit));

const separators = new RegExp(`[\\s\\p{Cc}${wordSeparators}]+`, 'u');

/** Of one letter. */
export const separatesWords = (letter: string): boolean => separators.test(letter);

/** Hyphens and apostrophes part words, in whichever form they were typed; what an e-mail address is made of does not. */
const wordsOf = (text: string): string[] => plainLetters(text).split(separators).filter(Boolean);

/** The normalised words of all given parts, to search in. */
export const searchText = (...parts: readonly (string | null | undefined)[]): string =>
  parts.flatMap((part) => wordsOf(part ?? '')).join(' ');

/** The normalised search words, each once; all must match, in any order. */
export const searchWords = (search: string): string[] => [...new Set(wordsOf(search))].slice(0, limits.searchWords);

export const matchesSearch = (text: string, search: string): boolean => {
  const words = searchText(text);
  return searchWords(search).every((word) => words.includes(word));
};

import { limits } from '../../limits';

/**
 * The letters that search treats as equal, as pure data: what Unicode’s compatibility form (NFKD) does not already
 * unite. The page and the server fold by this table, and the database holds only folded text.
 */

/** A letter, and the letters by which it is found. */
const foldedLetters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  // Arabic and Persian. The forms of alef with a sign are united by NFKD, except this one.
  '\u{671}': 'ا',
  '\u{649}': 'ي',
  '\u{6cc}': 'ي',
  '\u{6a9}': 'ك',
  '\u{629}': 'ه',
  '\u{6d5}': 'ه',
  // Tatweel only makes a word longer.
  '\u{640}': '',
};

/** From the first to the last code, each to its place from the third on. */
const foldedRanges: readonly (readonly [from: number, to: number, folded: number])[] = [
  // Arabic and Persian digits.
  [0x6_60, 0x6_69, 0x30],
  [0x6_f0, 0x6_f9, 0x30],
  // Katakana are found by Hiragana, each with its voicing.
  [0x30_a1, 0x30_f6, 0x30_41],
  [0x30_fd, 0x30_fe, 0x30_9d],
];

/** Marks above and below letters are left out, except the voicing of Kana: が is not か. */
const keptMarks = '\u{3099}\u{309a}';

/** Signs that separate words, beside white space, as in a class of a regular expression. */
const wordSeparators = '\'’‘`´\\-‐-―,;:!?"«»()[\\]{}،؛؟۔\u{b7}\u{2027}\u{30a0}・、。〃「」『』【】〈〉《》〔〕〜';

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

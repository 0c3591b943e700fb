/**
 * The letters that search treats as equal, as pure data: what Unicode’s compatibility form (NFKD) does not already
 * unite. The page and the server fold by this table, and the database holds only folded text.
 */

/** A letter, and the letters by which it is found. */
export const foldedLetters: Readonly<Record<string, string>> = {
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
export const foldedRanges: readonly (readonly [from: number, to: number, folded: number])[] = [
  // Arabic and Persian digits.
  [0x6_60, 0x6_69, 0x30],
  [0x6_f0, 0x6_f9, 0x30],
  // Katakana are found by Hiragana, each with its voicing.
  [0x30_a1, 0x30_f6, 0x30_41],
  [0x30_fd, 0x30_fe, 0x30_9d],
];

/** Marks above and below letters are left out, except the voicing of Kana: が is not か. */
export const keptMarks = '\u{3099}\u{309a}';

/** Signs that separate words, beside white space, as in a class of a regular expression. */
export const wordSeparators =
  '\'’‘`´\\-‐-―,;:!?"«»()[\\]{}،؛؟۔\u{b7}\u{2027}\u{30a0}・、。〃「」『』【】〈〉《》〔〕〜';

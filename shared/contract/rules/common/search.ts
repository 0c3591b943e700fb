import { limits } from '../../limits';

const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Without case, accents and ligatures: « Émile » and « EMILE » are the same word. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøłđðþı]/g, (letter) => letters[letter] ?? letter);

/** Hyphens and apostrophes part words, in whichever form they were typed; what an e-mail address is made of does not. */
const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[\s\p{Cc}'’‘`´\-‐-―,;:!?"«»()[\]{}]+/u)
    .filter(Boolean);

/** The normalised words of all given parts, to search in. */
export const searchText = (...parts: readonly (string | null | undefined)[]): string =>
  parts.flatMap((part) => wordsOf(part ?? '')).join(' ');

/** The normalised search words, each once; all must match, in any order. */
export const searchWords = (search: string): string[] => [...new Set(wordsOf(search))].slice(0, limits.searchWords);

export const matchesSearch = (text: string, search: string): boolean => {
  const words = searchText(text);
  return searchWords(search).every((word) => words.includes(word));
};

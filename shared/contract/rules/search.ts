const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' };

/** Lower case, without accents or ligatures, spaces single: what is stored in search columns and what is looked for. */
export const normaliseForSearch = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßøđł]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();

/** Every word must be found, in any order. */
export const searchWords = (text: string): string[] =>
  [...new Set(normaliseForSearch(text).split(' '))].filter(Boolean);

export const matchesSearch = (text: string, search: string): boolean => {
  const normalised = normaliseForSearch(text);
  return searchWords(search).every((word) => normalised.includes(word));
};

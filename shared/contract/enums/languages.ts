/** School, notions, fluent, bilingual: the product's four levels, under the codes the specification gives them. */
export const languageLevels = ['A1', 'B1', 'C1', 'C2'] as const;
export type LanguageLevel = (typeof languageLevels)[number];

export const spokenLanguages = [
  'french',
  'german',
  'english',
  'arabic',
  'chinese',
  'spanish',
  'italian',
  'japanese',
  'dutch',
  'russian',
  'otherEuropean',
  'otherAfrican',
  'otherAsian',
] as const;
export type SpokenLanguageName = (typeof spokenLanguages)[number];

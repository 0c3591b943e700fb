import type { ContentItem, ItemFile, ItemFiles, Locale } from '@passerelle/shared/contract';

/** The language that an item is written in. */
export const sourceLanguage = ({ pack }: Pick<ContentItem, 'pack'>): Locale => pack.languages[0] ?? 'fr';

export const fileIn = (files: ItemFiles, language: Locale): ItemFile => files[language] ?? { fields: {} };

/** A draft may hold anything: a value of another type counts as missing. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Other fields and other languages stay. */
export const withFile = (files: ItemFiles, language: Locale, { fields, ...text }: ItemFile): ItemFiles => {
  const before = fileIn(files, language);
  return { ...files, [language]: { ...before, fields: { ...before.fields, ...fields }, ...text } };
};

import type { ContentItem, ItemFile, ItemFiles, Locale } from '@passerelle/shared/contract';
import { defaultLocale } from '@passerelle/shared/contract/enums/locales';

import { type Entry, entriesOf } from './draft-values';

/** Values of the form of an editor: the file of the source language, beside those of its translations. */
export interface SourceValues {
  fields: Entry;
  text?: string;
  translations: ItemFiles;
}

/** The language that the editors edit. */
export const sourceOf = ({ pack }: Pick<ContentItem, 'pack'>): Locale => pack.languages[0] ?? defaultLocale;

export const fileIn = (files: ItemFiles, language: Locale): ItemFile => files[language] ?? { fields: {} };

/** Other fields and other languages stay. */
export const withFile = (files: ItemFiles, language: Locale, { fields, ...text }: ItemFile): ItemFiles => {
  const before = fileIn(files, language);
  return { ...files, [language]: { ...before, fields: { ...before.fields, ...fields }, ...text } };
};

/** `defaults` are fields that a published file needs and that the editor shows as set. */
export function valuesOf(files: ItemFiles, source: Locale, defaults: Entry): SourceValues {
  const { [source]: main = { fields: {} }, ...translations } = files;
  return { ...main, fields: { ...defaults, ...main.fields }, translations };
}

/** A form without any value left out has none of its parts. */
export function filesOf({ fields, text, translations }: Partial<SourceValues>, source: Locale): ItemFiles {
  return { [source]: { fields: { ...fields }, ...(text !== undefined && { text }) }, ...translations };
}

/** The same change to the file of every translation. */
export const inTranslations = (files: ItemFiles, change: (file: ItemFile) => ItemFile): ItemFiles =>
  Object.fromEntries(Object.entries(files).map(([language, file]) => [language, change(file)]));

export type ChangeList = (entries: Entry[]) => Entry[];

/** Changes a list of a translation, where there is one; an empty one is left out. */
function withList(file: ItemFile, name: string, change: ChangeList): ItemFile {
  if (!Array.isArray(file.fields[name])) return file;
  const { [name]: list, ...others } = file.fields;
  const changed = change(entriesOf(list));
  return { ...file, fields: changed.length > 0 ? { ...file.fields, [name]: changed } : others };
}

/** Changes the lists of that name in all translations. */
export const inListsOf = (values: SourceValues, name: string, change: ChangeList): ItemFiles =>
  inTranslations(values.translations, (file) => withList(file, name, change));

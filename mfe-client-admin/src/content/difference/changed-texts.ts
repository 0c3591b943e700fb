import type { ItemFiles, ItemKind, Locale } from '@passerelle/shared/contract';
import { locales } from '@passerelle/shared/contract/enums/locales';
import { textsByPath } from '@passerelle/shared/contract/rules/content/item-texts';

export interface ChangedText {
  language: Locale;
  path: string;
  before: string;
  after: string;
}

/** The texts that differ between two states of an item, by language and path. */
export const changedTexts = (kind: ItemKind, before: ItemFiles, after: ItemFiles): ChangedText[] =>
  locales.flatMap((language) => {
    const [old, current] = [textsByPath(kind, before[language]), textsByPath(kind, after[language])];
    return Array.from(new Set([...current.keys(), ...old.keys()])).flatMap((path) => {
      const [was = '', is = ''] = [old.get(path), current.get(path)];
      return was.trim() === is.trim() ? [] : [{ language, path, before: was, after: is }];
    });
  });

const textNames = new Set(['title', 'name', 'label', 'description', 'jobs', 'link', 'text']);

function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !textNames.has(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, withoutTexts(inner)]),
  );
}

/** Whether something else than texts differs, such as points or the order of a list. */
export const settingsDiffer = (before: ItemFiles, after: ItemFiles): boolean =>
  locales.some((language) => {
    const [was, is] = [before[language]?.fields ?? {}, after[language]?.fields ?? {}];
    return JSON.stringify(withoutTexts(was)) !== JSON.stringify(withoutTexts(is));
  });

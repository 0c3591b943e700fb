import type { ItemFile, ItemKind, Locale, StaleText } from '@passerelle/shared/contract';
import { textsByPath, textsToTranslate } from '@passerelle/shared/contract/rules/content/item-texts';
import type { StoredItem, TranslatedFrom } from '../../platform/database/schema/content';
import { searchText, sortKey } from '../../platform/text/search';

/** Lists of trades are stored as they were imported, without translations. */
export type StoredKind = ItemKind | 'trades';

/** The languages of a pack: the first is the source of the translations. */
export type PackLanguages = readonly Locale[];

const titleFields: Record<StoredKind, 'name' | 'title'> = {
  programs: 'name',
  tasks: 'name',
  surveys: 'title',
  library: 'name',
  faq: 'title',
  pages: 'title',
  trades: 'name',
};

export const titleFieldOf = (kind: StoredKind): 'name' | 'title' => titleFields[kind];

const titleOf = (kind: StoredKind, file: ItemFile | undefined): string => {
  const title = file?.fields[titleFieldOf(kind)];
  return typeof title === 'string' ? title.trim() : '';
};

interface Reference {
  type?: unknown;
  survey?: unknown;
  document?: unknown;
}

const referenceOf = (step: unknown): string[] => {
  const { type, survey, document } = (typeof step === 'object' && step !== null ? step : {}) as Reference;
  if (type === 'survey' && typeof survey === 'string' && survey !== '') return [`surveys/${survey}`];
  if (type === 'document' && typeof document === 'string' && document !== '') return [`library/${document}`];
  return [];
};

/** The surveys and documents that the sub-tasks of a task refer to: `surveys/midway`. */
export function usesOf(kind: StoredKind, { files }: StoredItem, [source = 'fr']: PackLanguages): string[] {
  const steps = kind === 'tasks' ? files[source]?.fields['subTasks'] : [];
  return Array.isArray(steps) ? [...new Set(steps.flatMap(referenceOf))].toSorted() : [];
}

/** Titles and labels of the source: a section of questions is found by its questions. */
function linesOf(kind: StoredKind, file: ItemFile | undefined): string[] {
  if (kind === 'trades' || !file) return [];
  return [...textsByPath(kind, file)].flatMap(([path, text]) => (/(^|\/)(title|label)$/.test(path) ? text : []));
}

export interface ItemColumns {
  titles: Partial<Record<Locale, string>>;
  sort_title: string;
  search: string;
  uses: string[];
}

/** The titles of an item by language. */
export const titlesOf = (kind: StoredKind, { files }: StoredItem, languages: PackLanguages): ItemColumns['titles'] =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const title = titleOf(kind, files[language]);
      return title === '' ? [] : [[language, title]];
    }),
  );

/** Columns of `content_items` derived from an item as lists show it: the draft, else the published version. */
export function itemColumns(kind: StoredKind, stored: StoredItem, languages: PackLanguages): ItemColumns {
  const [source = 'fr'] = languages;
  const titles = titlesOf(kind, stored, languages);
  return {
    titles,
    sort_title: sortKey(titles[source] ?? Object.values(titles)[0]),
    search: searchText(...Object.values(titles), ...linesOf(kind, stored.files[source])),
    uses: usesOf(kind, stored, languages),
  };
}

const isSameText = (one: string, other: string): boolean => one.trim() === other.trim();

/**
 * The source texts that the translations were made from: a translation that changed was made from the source as it is
 * now, an unchanged one keeps its basis. `before` is null for an item that is new.
 */
export function basisAfter(
  kind: StoredKind,
  before: StoredItem | null,
  after: StoredItem,
  translatedFrom: TranslatedFrom,
  languages: PackLanguages,
): TranslatedFrom {
  if (kind === 'trades') return {};
  const [source = 'fr', ...translations] = languages;
  const sourceBefore = textsByPath(kind, before?.files[source]);
  const sourceNow = textsByPath(kind, after.files[source]);
  const bases = translations.map((language) => {
    const textsBefore = textsByPath(kind, before?.files[language]);
    const basis = [...textsByPath(kind, after.files[language])].map(([path, text]) => {
      const now = sourceNow.get(path) ?? '';
      const textBefore = textsBefore.get(path);
      if (textBefore === undefined || !isSameText(textBefore, text)) return [path, now];
      return [path, translatedFrom[language]?.[path] ?? sourceBefore.get(path) ?? now];
    });
    return [language, Object.fromEntries(basis) as Record<string, string>] as const;
  });
  return Object.fromEntries(bases.filter(([, basis]) => Object.keys(basis).length > 0));
}

/** The translations whose source text has changed since they were made. */
export function staleTexts(
  kind: StoredKind,
  { files }: StoredItem,
  translatedFrom: TranslatedFrom,
  [source = 'fr', ...translations]: PackLanguages,
): StaleText[] {
  const main = files[source];
  if (kind === 'trades' || !main) return [];
  return translations.flatMap((language) => {
    const given = textsByPath(kind, files[language]);
    return textsToTranslate(kind, main, language).flatMap(({ path, value }) => {
      const before = translatedFrom[language]?.[path];
      return before === undefined || !given.has(path) || isSameText(before, value) ? [] : [{ language, path, before }];
    });
  });
}

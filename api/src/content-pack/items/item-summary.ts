import type { ContentItemSummary, ItemLanguage, ItemPack, Locale } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { translationProgress } from '@passerelle/shared/contract/rules/content/item-texts';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import type { StoredItem } from '../../platform/database/schema/content';
import { instant } from '../../platform/dates';
import { type PackLanguages, staleTexts, type StoredKind, titlesOf } from './item-row';
import type { ItemRow, PackRow } from './item-rows';

/** The title in the reader's language, else in that of the source; empty in a draft without one. */
export function shownTitle(
  kind: StoredKind,
  content: StoredItem | null,
  { languages, locale }: { languages: PackLanguages; locale: Locale },
): string {
  if (!content) return '';
  const titles = titlesOf(kind, content, languages);
  const [title = ''] = [locale, ...languages].flatMap((language) => titles[language] ?? []);
  // A draft may hold a title that is too long; publishing reports it.
  return title.slice(0, limits.titleLength);
}

/** The progress of the item in each language of its pack. */
function languagesOf({ kind, content, translated_from, locales: languages }: ItemRow): ItemLanguage[] {
  const [source = 'fr'] = languages;
  const stale = staleTexts(kind, content, translated_from, languages);
  return languages.map((language) => ({
    language,
    ...translationProgress(kind, content.files, {
      source,
      language,
      stale: stale.filter((text) => text.language === language).length,
    }),
  }));
}

export const packOf = (row: PackRow): ItemPack => ({
  id: row.pack_id,
  name: row.pack_name,
  languages: [...row.locales],
  managedOutside: row.managed_outside,
  organization: row.organization_id === null ? null : { id: row.organization_id, name: row.organization_name ?? '' },
  oneOfSeveral: row.one_of_several,
});

export function summaryOf(row: ItemRow, locale: Locale): ContentItemSummary {
  const { kind, content, program_id, program_content, locales: languages } = row;
  const reader = { languages, locale };
  const author = fullName({ firstName: row.first_name, lastName: row.last_name });
  return {
    id: row.id,
    kind,
    key: row.key,
    title: shownTitle(kind, content, reader),
    program: program_id === null ? null : { id: program_id, title: shownTitle('programs', program_content, reader) },
    status: row.status,
    languages: languagesOf(row),
    changedAt: instant(row.changed_at),
    changedBy: (row.may_edit && author) || null,
    usedBy: row.used_by,
    pack: packOf(row),
    mayEdit: row.may_edit,
  };
}

import type { StoredItem } from '../../platform/database/schema/content';
import type { PackLanguages } from '../items/item-row';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

const hasTask = (week: unknown): boolean => listOf((week as { tasks?: unknown } | null)?.tasks).length > 0;

/**
 * A programme without its weeks that have no task yet, which a pack refuses, and the position of `week` among the
 * others. Translations name weeks by their order.
 */
export function withFilledWeeks(
  content: StoredItem,
  [source = 'fr']: PackLanguages,
  week: number,
): { content: StoredItem; week: number } {
  const isFilled = listOf(content.files[source]?.fields['weeks']).map(hasTask);
  if (!isFilled.includes(true)) return { content, week };
  const files = Object.entries(content.files).map(([language, file]) => {
    const { weeks, ...fields } = file.fields;
    const kept = listOf(weeks).filter((_week, index) => isFilled[index]);
    return [language, { ...file, fields: weeks === undefined ? fields : { ...fields, weeks: kept } }];
  });
  return {
    content: { ...content, files: Object.fromEntries(files) as StoredItem['files'] },
    week: Math.max(1, isFilled.slice(0, week).filter(Boolean).length),
  };
}

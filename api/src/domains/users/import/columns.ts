import { createHash } from 'node:crypto';
import type { UserImportField } from '@passerelle/shared/contract';
import { requiredImportFields, userImportFields } from '@passerelle/shared/contract/enums/user-import';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { plainTitle } from '../../../platform/spreadsheet/cell-text';
import { fieldsOfTitle } from './column-titles';

/** The field of each column; null for a column that is ignored. */
export type Mapping = readonly (UserImportField | null)[];

/** Of several columns with the same meaning, the most certain is used. */
export function guessMapping(titles: readonly string[]): Mapping {
  const found: (UserImportField | null)[] = titles.map(() => null);
  const taken = new Set<UserImportField>();
  const sure = titles
    .flatMap((title, index) => fieldsOfTitle(title).map((known) => ({ ...known, index })))
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index);
  for (const { field, index } of sure) {
    if (taken.has(field) || found[index] !== null) continue;
    found[index] = field;
    taken.add(field);
  }
  return found;
}

/** The same titles in the same order, however they are written. */
const hashOfTitles = (titles: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(titles.map(plainTitle)))
    .digest('hex');

export const toStored = (mapping: Mapping): string[] => mapping.map((field) => field ?? '');
export const fromStored = (stored: readonly string[]): Mapping =>
  stored.map((field) => userImportFields.find((known) => known === field) ?? null);

/** The previous mapping of these titles in this organisation; otherwise by title. */
export async function readMapping(db: Db, organizationId: string, titles: readonly string[]): Promise<Mapping> {
  const known = await db
    .selectFrom('user_import_mappings')
    .where('organization_id', '=', organizationId)
    .where('titles_hash', '=', hashOfTitles(titles))
    .select('mapping')
    .executeTakeFirst();
  return known?.mapping.length === titles.length ? fromStored(known.mapping) : guessMapping(titles);
}

export async function rememberMapping(
  db: Db,
  organizationId: string,
  { titles, mapping, now }: { titles: readonly string[]; mapping: Mapping; now: DateTime<true> },
): Promise<void> {
  const remembered = { mapping: toStored(mapping), updated_at: now.toJSDate() };
  await db
    .insertInto('user_import_mappings')
    .values({ organization_id: organizationId, titles_hash: hashOfTitles(titles), ...remembered })
    .onConflict((conflict) => conflict.columns(['organization_id', 'titles_hash']).doUpdateSet(remembered))
    .execute();
}

export const missingFields = (mapping: Mapping): UserImportField[] =>
  requiredImportFields.filter((field) => !mapping.includes(field));

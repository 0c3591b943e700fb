import { searchWords } from '@passerelle/shared/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { searchPatterns } from '../../platform/text/search';

type Condition = RawBuilder<SqlBool>;

/** Of fewer letters the index of an organisation's words knows nothing. */
const LETTERS_INDEXED = 3;

/** As the database counts letters: by code points. */
const isIndexed = (word: string): boolean => Array.from(word).length >= LETTERS_INDEXED;

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`;

/** Condition on `users`: every word asked for stands somewhere in what they are searched by, in the index of everybody's. */
export const hasWords = (search: string | undefined): Condition =>
  all(searchPatterns(search).map((pattern) => sql<SqlBool>`users.search LIKE ${pattern}`));

/** The same of names that are read in a row: under another collation the index of everybody's words does not answer. */
export const hasWordsInRow = (search: string | undefined): Condition =>
  all(searchPatterns(search).map((pattern) => sql<SqlBool>`users.search COLLATE "C" LIKE ${pattern}`));

const trigramsOf = (organizationId: string, words: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`organization_trigrams(${organizationId}::uuid, ${words})`;

/** The same, found in the index of the organisation's words; people of other organisations are left out. */
export function hasWordsIn(organizationId: string, search: string | undefined): Condition {
  const indexed = searchWords(search ?? '').filter(isIndexed);
  return all([
    hasWordsInRow(search),
    ...indexed.map(
      (word) => sql<SqlBool>`organization_trigrams(users.organization_id, users.search)
        @> ${trigramsOf(organizationId, sql`${word}::text`)}`,
    ),
  ]);
}

/** So many are looked at to see how frequent a word is. */
const SAMPLE = 200;
/** From so many of them on an index, which leads to each row by itself, would be the longer way. */
const FREQUENT = 20;
/** Among the people of every organisation a page of names is found soon from so many on. */
const FREQUENT_EVERYWHERE = 3;

/** How many of some people have the words: a number as part of a statement. */
const hitsIn = (sample: RawBuilder<unknown>, search: string | undefined): RawBuilder<number> =>
  sql`(SELECT count(*) FROM (${sample} LIMIT ${SAMPLE}) AS users WHERE ${hasWords(search)})`;

/** Of the first names of an organisation; null where no word has letters enough for the index. */
export function hitsAmongNames(organizationId: string, search: string | undefined): RawBuilder<number> | null {
  if (!searchWords(search ?? '').some(isIndexed)) return null;
  const names = sql`SELECT users.search FROM users WHERE users.organization_id = ${organizationId}
    AND users.deleted_at IS NULL ORDER BY users.sort_name, users.id`;
  return hitsIn(names, search);
}

/** What one in ten has is found sooner by reading all names in a row than in the index of words. */
export const isRare = (hits: number): boolean => hits < FREQUENT;

async function readHits(db: Db, hits: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ hits: number }>`SELECT ${hits} AS hits`.execute(db);
  return rows[0]?.hits ?? 0;
}

/** Whether the words are looked for best in their index. */
export async function areRareWords(db: Db, organizationId: string, search: string | undefined): Promise<boolean> {
  const hits = hitsAmongNames(organizationId, search);
  return hits !== null && isRare(await readHits(db, hits));
}

/** The same among the people of every organisation. Ids are drawn: in their order people come by no name and no date. */
export async function areRareEverywhere(db: Db, search: string | undefined): Promise<boolean> {
  const drawn = sql`SELECT users.search FROM users WHERE users.deleted_at IS NULL ORDER BY users.id`;
  return (await readHits(db, hitsIn(drawn, search))) < FREQUENT_EVERYWHERE;
}

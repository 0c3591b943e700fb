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

/** Condition on `users`: every word asked for stands somewhere in what they are searched by. */
export const hasWords = (search: string | undefined): Condition =>
  all(searchPatterns(search).map((pattern) => sql<SqlBool>`users.search LIKE ${pattern}`));

const trigramsOf = (organizationId: string, words: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`organization_trigrams(${organizationId}::uuid, ${words})`;

/** The same, found in the index of the organisation's words; people of other organisations are left out. */
export function hasWordsIn(organizationId: string, search: string | undefined): Condition {
  const indexed = searchWords(search ?? '').filter(isIndexed);
  return all([
    hasWords(search),
    ...indexed.map(
      (word) => sql<SqlBool>`organization_trigrams(users.organization_id, users.search)
        @> ${trigramsOf(organizationId, sql`${word}::text`)}`,
    ),
  ]);
}

/** So many are looked at to see how frequent a word is, and from so many hits on the index would be the longer way. */
const SAMPLE = 200;
const FREQUENT = 20;

/**
 * Whether the words are looked for best in their index: it leads to each row by itself, so that what one in ten has is found
 * sooner by reading all names in a row.
 */
export async function areRareWords(db: Db, organizationId: string, search: string | undefined): Promise<boolean> {
  if (!searchWords(search ?? '').some(isIndexed)) return false;
  const sample = sql`SELECT users.search FROM users WHERE users.organization_id = ${organizationId}
    AND users.deleted_at IS NULL ORDER BY users.sort_name, users.id LIMIT ${SAMPLE}`;
  const { rows } = await sql<{ hits: number }>`
    SELECT count(*) AS hits FROM (${sample}) AS users WHERE ${hasWords(search)}`.execute(db);
  return (rows[0]?.hits ?? 0) < FREQUENT;
}

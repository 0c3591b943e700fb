import { searchWords } from '@passerelle/shared/contract/rules/common/search';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { searchPatterns } from '../../platform/text/search';

type Condition = RawBuilder<SqlBool>;

/** A trigram index finds no shorter words. */
const TRIGRAM = 3;

/** Letters of Han, Kana and Hangul, of which one or two are indexed as well. */
const hasShortGrams = (word: string): boolean => /[\u{2e80}-\u{10ffff}]/u.test(word);

/** Counts code points, as the database does. */
const isIndexed = (word: string): boolean => Array.from(word).length >= TRIGRAM || hasShortGrams(word);

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`;

/** Condition on `users`: the search text contains every word, through the indexes of all organisations. */
export const hasWords = (search: string | undefined): Condition =>
  all([
    ...searchPatterns(search).map((pattern) => sql<SqlBool>`users.search LIKE ${pattern}`),
    ...searchWords(search ?? '')
      .filter(hasShortGrams)
      .map((word) => sql<SqlBool>`short_grams(users.search) @> short_grams(${word}::text)`),
  ]);

/** The same for a scan in name order: another collation keeps the planner from the word index. */
export const hasWordsInRow = (search: string | undefined): Condition =>
  all(searchPatterns(search).map((pattern) => sql<SqlBool>`users.search COLLATE "C" LIKE ${pattern}`));

/** The same, through the word index of the organisation; people of other organisations are excluded. */
export const hasWordsIn = (organizationId: string, search: string | undefined): Condition =>
  all([
    hasWordsInRow(search),
    ...searchWords(search ?? '')
      .filter(isIndexed)
      .map(
        (word) => sql<SqlBool>`organization_grams(users.organization_id, users.search)
          @> organization_grams(${organizationId}::uuid, ${word}::text)`,
      ),
  ]);

/** Sample size used to estimate the frequency of a word. */
const SAMPLE = 200;
/** From this number of matches in the sample on, the index costs more than a scan. */
const FREQUENT = 20;
/** The same for all organisations: then a page of names is found quickly. */
const FREQUENT_EVERYWHERE = 3;

/** The number of people who match, as a subquery. */
const hitsIn = (sample: RawBuilder<unknown>, search: string | undefined): RawBuilder<number> =>
  sql`(SELECT count(*) FROM (${sample} LIMIT ${SAMPLE}) AS users WHERE ${hasWordsInRow(search)})`;

/** Matches among the first names of an organisation; null where no word is long enough for the index. */
export function hitsAmongNames(organizationId: string, search: string | undefined): RawBuilder<number> | null {
  if (!searchWords(search ?? '').some(isIndexed)) return null;
  const names = sql`SELECT users.search FROM users WHERE users.organization_id = ${organizationId}
    AND users.deleted_at IS NULL ORDER BY users.sort_name, users.id`;
  return hitsIn(names, search);
}

/** A word that one in ten people match is found sooner by scanning all names than by the word index. */
export const isRare = (hits: number): boolean => hits < FREQUENT;

async function readHits(db: Db, hits: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ hits: number }>`SELECT ${hits} AS hits`.execute(db);
  return rows[0]?.hits ?? 0;
}

/** True if the word index is the faster plan. */
export async function areRareWords(db: Db, organizationId: string, search: string | undefined): Promise<boolean> {
  const hits = hitsAmongNames(organizationId, search);
  return hits !== null && isRare(await readHits(db, hits));
}

/** The same for all organisations. Sampled in id order: ids are random, so independent of name and date. */
export async function areRareEverywhere(db: Db, search: string | undefined): Promise<boolean> {
  const drawn = sql`SELECT users.search FROM users WHERE users.deleted_at IS NULL ORDER BY users.id`;
  return (await readHits(db, hitsIn(drawn, search))) < FREQUENT_EVERYWHERE;
}

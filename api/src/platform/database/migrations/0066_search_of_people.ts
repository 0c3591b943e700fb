import { sql } from 'kysely';
import { migration } from './migration';

/**
 * The people of one organisation are searched in an index of its own words: every three letters in a row, made into a number
 * together with the organisation. Trigrams alone are those of everybody, and going through them took as long as there are people.
 *
 * Two organisations with one number would cost a look at a few more rows: words are compared again in the row. Where no
 * organisation is asked for, `users_search_idx` finds words as before.
 */
export const searchOfPeople = migration(
  // Dear, so that no plan asks it of each row; of words of fewer than three letters it says nothing.
  sql`CREATE FUNCTION organization_trigrams(organization_id uuid, words text) RETURNS bigint[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
    SELECT array_agg(hashtextextended(substr(words, n, 3) COLLATE "C", uuid_hash_extended(organization_id, 0)))
    FROM generate_series(1, length(words) - 2) AS n
  $$`,
  sql`CREATE INDEX users_words_idx ON users USING gin (organization_trigrams(organization_id, search))
    WHERE deleted_at IS NULL`,
);

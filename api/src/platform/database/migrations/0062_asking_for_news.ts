import { sql } from 'kysely';
import { migration } from './migration';

/** Whoever was not heard from is asked for news, and not again before some days have passed. */
export const askingForNews = migration(
  sql`ALTER TABLE users ADD COLUMN news_asked_at timestamptz`,
  sql`ALTER TABLE bulk_actions
    DROP CONSTRAINT bulk_actions_kind_check,
    ADD CONSTRAINT bulk_actions_kind_check
      CHECK (kind IN ('welcome', 'askNews', 'giveProgram', 'addToGroup', 'removeFromGroup'))`,
);

import { sql } from 'kysely';
import { migration } from './migration';

/** Who is making whose export, on whichever replica: one at a time for a person, until its lease ends. */
export const personalExports = migration(
  sql`CREATE TABLE personal_exports (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL,
    started_at timestamptz NOT NULL,
    leased_until timestamptz NOT NULL,
    finished_at timestamptz,
    failed boolean NOT NULL DEFAULT false
  )`,
  sql`CREATE UNIQUE INDEX personal_exports_running_idx ON personal_exports (user_id) WHERE finished_at IS NULL`,
  sql`CREATE INDEX personal_exports_user_idx ON personal_exports (user_id, started_at)`,
);

import { sql } from 'kysely';
import { migration } from './migration';

/**
 * Which pack brought what, so that what a pack no longer has can be told from what another one brought. A week that a
 * programme has lost is archived as its tasks are: some people were given it.
 */
export const contentPacks = migration(
  sql`CREATE TABLE content_packs (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid REFERENCES organizations (id) ON DELETE CASCADE,
    name text NOT NULL,
    version text NOT NULL,
    contents text[] NOT NULL,
    imported_at timestamptz NOT NULL,
    UNIQUE NULLS NOT DISTINCT (organization_id, name)
  )`,
  sql`ALTER TABLE program_weeks ADD COLUMN archived_at timestamptz`,
);

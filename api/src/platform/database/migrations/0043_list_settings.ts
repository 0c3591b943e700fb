import { sql } from 'kysely';
import { migration } from './migration';

/** Columns and views that somebody keeps of a list, on whichever device; and who really began a bulk action, under logAs. */
export const listSettings = migration(
  sql`CREATE TABLE list_settings (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    list text NOT NULL CHECK (list IN ('users', 'groups', 'audit')),
    settings jsonb NOT NULL,
    version integer NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, list)
  )`,
  sql`ALTER TABLE bulk_actions ADD COLUMN impersonator_id uuid REFERENCES users (id) ON DELETE SET NULL`,
  sql`CREATE INDEX bulk_actions_impersonator_idx ON bulk_actions (impersonator_id) WHERE impersonator_id IS NOT NULL`,
);

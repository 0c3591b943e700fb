import { sql } from 'kysely';
import { migration } from './migration';

/** A programme given to many at once: out of which pack. Without either there is nothing left to go on with. */
export const programsByBulk = migration(
  sql`ALTER TABLE bulk_actions
    ADD COLUMN license_pack_id uuid REFERENCES license_packs (id) ON DELETE SET NULL,
    ADD COLUMN program_id uuid REFERENCES programs (id) ON DELETE SET NULL,
    DROP CONSTRAINT bulk_actions_kind_check,
    ADD CONSTRAINT bulk_actions_kind_check
      CHECK (kind IN ('welcome', 'giveProgram', 'addToGroup', 'removeFromGroup'))`,
  sql`CREATE INDEX bulk_actions_license_pack_idx ON bulk_actions (license_pack_id)`,
  sql`CREATE INDEX bulk_actions_program_idx ON bulk_actions (program_id)`,
);

import { sql } from 'kysely';
import { migration } from './migration';

/**
 * What is left of a pack is its maximum minus the rows here that were not released; who takes a seat first locks the
 * pack's row. A seat stays taken when its person is erased: the organisation has used it.
 */
export const licenseUses = migration(
  sql`CREATE TABLE license_uses (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    license_pack_id uuid NOT NULL REFERENCES license_packs (id) ON DELETE RESTRICT,
    user_id uuid REFERENCES users (id) ON DELETE SET NULL,
    user_program_id uuid REFERENCES user_programs (id) ON DELETE SET NULL,
    used_at timestamptz NOT NULL,
    released_at timestamptz
  )`,
  sql`CREATE INDEX license_uses_pack_idx ON license_uses (license_pack_id, used_at)`,
  sql`CREATE INDEX license_uses_user_idx ON license_uses (user_id)`,
  // One programme takes one seat of a pack, however often the button is pressed.
  sql`CREATE UNIQUE INDEX license_uses_program_key ON license_uses (user_program_id, license_pack_id)`,
);

import { sql } from 'kysely';
import { migration } from './migration';

/**
 * A programme once given to a person. `selected` is the one they follow, or followed last: a closed programme stays
 * selected until another takes its place.
 */
export const userPrograms = migration(
  sql`CREATE TABLE user_programs (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    program_id uuid NOT NULL REFERENCES programs (id) ON DELETE RESTRICT,
    license_pack_id uuid NOT NULL REFERENCES license_packs (id) ON DELETE RESTRICT,
    status text NOT NULL CHECK (status IN ('pending', 'started', 'closed')),
    selected boolean NOT NULL DEFAULT true,
    from_date timestamptz NOT NULL,
    to_date timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CHECK (from_date < to_date)
  )`,
  sql`CREATE UNIQUE INDEX user_programs_selected_key ON user_programs (user_id) WHERE selected`,
  sql`CREATE INDEX user_programs_user_idx ON user_programs (user_id, from_date)`,
  sql`CREATE INDEX user_programs_program_idx ON user_programs (program_id)`,
  sql`CREATE INDEX user_programs_pack_idx ON user_programs (license_pack_id)`,
  // The roll-over of Monday looks for what begins and what ends.
  sql`CREATE INDEX user_programs_beginning_idx ON user_programs (from_date) WHERE status = 'pending'`,
  sql`CREATE INDEX user_programs_ending_idx ON user_programs (to_date) WHERE status = 'started'`,
  sql`CREATE TABLE user_program_extensions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_program_id uuid NOT NULL REFERENCES user_programs (id) ON DELETE CASCADE,
    program_id uuid NOT NULL REFERENCES programs (id) ON DELETE RESTRICT,
    license_pack_id uuid NOT NULL REFERENCES license_packs (id) ON DELETE RESTRICT,
    position smallint NOT NULL,
    from_date timestamptz NOT NULL,
    to_date timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    UNIQUE (user_program_id, position),
    CHECK (from_date < to_date)
  )`,
  sql`CREATE INDEX user_program_extensions_program_idx ON user_program_extensions (program_id)`,
  sql`CREATE INDEX user_program_extensions_pack_idx ON user_program_extensions (license_pack_id)`,
);

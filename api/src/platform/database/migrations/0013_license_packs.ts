import { sql } from 'kysely';
import { migration } from './migration';

export const licensePacks = migration(
  sql`CREATE TABLE license_packs (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE RESTRICT,
    key text NOT NULL DEFAULT gen_random_uuid(),
    name text NOT NULL,
    description text,
    max_licenses integer NOT NULL CHECK (max_licenses >= 0),
    from_date timestamptz NOT NULL,
    to_date timestamptz NOT NULL,
    sort_name text COLLATE "C" NOT NULL,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    UNIQUE (organization_id, key),
    CHECK (from_date < to_date)
  )`,
  sql`CREATE INDEX license_packs_by_name_idx ON license_packs (organization_id, sort_name, id)`,
  sql`CREATE INDEX license_packs_by_creation_idx ON license_packs (organization_id, created_at, id)`,
  sql`CREATE TABLE license_pack_programs (
    license_pack_id uuid NOT NULL REFERENCES license_packs (id) ON DELETE CASCADE,
    program_id uuid NOT NULL REFERENCES programs (id) ON DELETE RESTRICT,
    PRIMARY KEY (license_pack_id, program_id)
  )`,
  sql`CREATE INDEX license_pack_programs_program_idx ON license_pack_programs (program_id)`,
);

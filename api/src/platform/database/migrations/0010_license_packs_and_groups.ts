import { sql } from 'kysely';
import { migration } from './migration';

export const licensePacksAndGroups = migration(
  // A trigger on `license_uses` counts `used_licenses`, so that the CHECK prevents overselling on every path.
  sql`CREATE TABLE license_packs (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE RESTRICT,
    key text NOT NULL DEFAULT gen_random_uuid(),
    name text NOT NULL,
    description text,
    max_licenses integer NOT NULL CHECK (max_licenses >= 0),
    used_licenses integer NOT NULL DEFAULT 0,
    from_date timestamptz NOT NULL,
    to_date timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    sort_name text COLLATE "C" NOT NULL,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    UNIQUE (organization_id, key),
    CHECK (from_date < to_date),
    CONSTRAINT license_packs_seats CHECK (used_licenses >= 0 AND used_licenses <= max_licenses)
  )`,
  sql`CREATE INDEX license_packs_by_name_idx ON license_packs (organization_id, sort_name, id)`,
  sql`CREATE INDEX license_packs_by_creation_idx ON license_packs (organization_id, created_at, id)`,
  sql`CREATE TABLE license_pack_programs (
    license_pack_id uuid NOT NULL REFERENCES license_packs (id) ON DELETE CASCADE,
    program_id uuid NOT NULL REFERENCES programs (id) ON DELETE RESTRICT,
    PRIMARY KEY (license_pack_id, program_id)
  )`,
  sql`CREATE INDEX license_pack_programs_program_idx ON license_pack_programs (program_id)`,

  sql`CREATE TABLE user_groups (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE RESTRICT,
    name text NOT NULL,
    description text NOT NULL,
    version integer NOT NULL DEFAULT 1,
    sort_name text COLLATE "C" NOT NULL,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX user_groups_by_name_idx ON user_groups (organization_id, sort_name, id)`,
  sql`CREATE INDEX user_groups_by_creation_idx ON user_groups (organization_id, created_at, id)`,
  sql`CREATE TABLE group_license_packs (
    group_id uuid NOT NULL REFERENCES user_groups (id) ON DELETE CASCADE,
    license_pack_id uuid NOT NULL REFERENCES license_packs (id) ON DELETE CASCADE,
    PRIMARY KEY (group_id, license_pack_id)
  )`,
  sql`CREATE INDEX group_license_packs_pack_idx ON group_license_packs (license_pack_id)`,
  // Two tables, since a manager's scope is the groups they manage, not the groups they are in.
  sql`CREATE TABLE group_members (
    group_id uuid NOT NULL REFERENCES user_groups (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (group_id, user_id)
  )`,
  // Answers which groups a person is in without reading the table.
  sql`CREATE INDEX group_members_user_idx ON group_members (user_id, group_id)`,
  sql`CREATE TABLE group_managers (
    group_id uuid NOT NULL REFERENCES user_groups (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (group_id, user_id)
  )`,
  sql`CREATE INDEX group_managers_user_idx ON group_managers (user_id)`,
);

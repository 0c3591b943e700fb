import { sql } from 'kysely';
import { migration } from './migration';

/** Belonging to a group and answering for it are two facts: a manager's scope is not the groups they are in. */
export const userGroups = migration(
  sql`CREATE TABLE user_groups (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE RESTRICT,
    name text NOT NULL,
    description text NOT NULL,
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
  sql`CREATE TABLE group_members (
    group_id uuid NOT NULL REFERENCES user_groups (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (group_id, user_id)
  )`,
  sql`CREATE INDEX group_members_user_idx ON group_members (user_id)`,
  sql`CREATE TABLE group_managers (
    group_id uuid NOT NULL REFERENCES user_groups (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (group_id, user_id)
  )`,
  sql`CREATE INDEX group_managers_user_idx ON group_managers (user_id)`,
);

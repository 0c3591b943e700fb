import { sql } from 'kysely';
import { migration } from './migration';

/** What signing in, access and lists read on every call. What a person fills in beside that is in user_profiles. */
export const users = migration(
  sql`CREATE TABLE users (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE RESTRICT,
    role text NOT NULL REFERENCES roles (slug) ON UPDATE CASCADE ON DELETE RESTRICT,
    email text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    gender gender,
    phone text,
    job_level job_level,
    manager_id uuid REFERENCES users (id) ON DELETE SET NULL,
    hr_representative_id uuid REFERENCES users (id) ON DELETE SET NULL,
    locale locale,
    wants_reminder_mail boolean NOT NULL DEFAULT false,
    invited_at timestamptz,
    setup_at timestamptz,
    terms_accepted_at timestamptz,
    last_seen_at timestamptz,
    sort_name text COLLATE "C" NOT NULL,
    sort_first_name text COLLATE "C" NOT NULL,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    deleted_at timestamptz,
    CHECK (manager_id <> id),
    CHECK (hr_representative_id <> id)
  )`,
  // An address is free again once its account is gone.
  sql`CREATE UNIQUE INDEX users_email_key ON users (lower(email)) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_by_role_idx ON users (organization_id, role, sort_name, id)`,
  sql`CREATE INDEX users_role_idx ON users (role)`,
  sql`CREATE INDEX users_manager_idx ON users (manager_id) WHERE manager_id IS NOT NULL`,
  sql`CREATE INDEX users_hr_representative_idx ON users (hr_representative_id) WHERE hr_representative_id IS NOT NULL`,
  sql`CREATE INDEX users_by_name_idx ON users (organization_id, sort_name, id) INCLUDE (role) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_by_first_name_idx ON users (organization_id, sort_first_name, id) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_by_creation_idx ON users (organization_id, created_at, id) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_by_email_idx ON users (organization_id, lower(email), id) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_by_activity_idx ON users (organization_id, last_seen_at, id) WHERE deleted_at IS NULL`,
  // Those who see every organisation page without naming one.
  sql`CREATE INDEX users_all_by_name_idx ON users (sort_name, id) INCLUDE (role) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_all_by_creation_idx ON users (created_at, id) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_search_idx ON users USING gin (organization_id, search gin_trgm_ops) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_to_purge_idx ON users (deleted_at) WHERE deleted_at IS NOT NULL`,
);

import { sql } from 'kysely';
import { migration } from './migration';

const versioned = ['users', 'user_groups', 'organizations', 'license_packs'] as const;

/** What several members of staff may edit carries the version that `ETag` and `If-Match` speak of. */
export const versionsOfStaffData = migration(
  ...versioned.map((table) => sql`ALTER TABLE ${sql.table(table)} ADD COLUMN version integer NOT NULL DEFAULT 1`),
  sql`ALTER TABLE organizations ADD COLUMN audit_months smallint NOT NULL DEFAULT 12
    CHECK (audit_months BETWEEN 6 AND 36)`,
  sql`ALTER TABLE users ADD COLUMN deleted_by uuid REFERENCES users (id) ON DELETE SET NULL`,
  sql`CREATE INDEX users_deleted_by_idx ON users (deleted_by) WHERE deleted_by IS NOT NULL`,
  sql`CREATE INDEX users_deleted_idx ON users (deleted_at) WHERE deleted_at IS NOT NULL`,
);

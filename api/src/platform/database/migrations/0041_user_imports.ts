import { sql } from 'kysely';
import { migration } from './migration';

/**
 * A file of people on its way in. Its rows stand in the database from the moment it is read, so that the work goes on
 * wherever a replica stopped, and so that the sum is exact. The same file of the same person is one import.
 */
export const userImports = migration(
  sql`CREATE TABLE user_imports (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
    importer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    file_hash text NOT NULL,
    file_name text NOT NULL,
    format text NOT NULL CHECK (format IN ('csv', 'xlsx')),
    encoding text,
    separator text,
    status text NOT NULL CHECK (status IN
      ('mapping', 'checking', 'ready', 'running', 'done', 'stopped', 'undone', 'failed')),
    titles text[] NOT NULL,
    mapping text[] NOT NULL,
    progress integer NOT NULL DEFAULT 0,
    sends_welcome boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL,
    finished_at timestamptz
  )`,
  sql`CREATE UNIQUE INDEX user_imports_file_key ON user_imports (importer_id, file_hash) WHERE status <> 'undone'`,
  sql`CREATE INDEX user_imports_organization_idx ON user_imports (organization_id, created_at)`,
  sql`CREATE INDEX user_imports_importer_idx ON user_imports (importer_id)`,
  sql`CREATE INDEX user_imports_age_idx ON user_imports (created_at)`,
  sql`CREATE TABLE user_import_rows (
    import_id uuid NOT NULL REFERENCES user_imports (id) ON DELETE CASCADE,
    line integer NOT NULL,
    cells text[] NOT NULL,
    outcome text NOT NULL DEFAULT 'pending' CHECK (outcome IN ('pending', 'created', 'known', 'refused')),
    is_written boolean NOT NULL DEFAULT false,
    errors jsonb NOT NULL DEFAULT '{}',
    user_id uuid REFERENCES users (id) ON DELETE SET NULL,
    PRIMARY KEY (import_id, line)
  )`,
  sql`CREATE INDEX user_import_rows_outcome_idx ON user_import_rows (import_id, outcome, line)`,
  sql`CREATE INDEX user_import_rows_user_idx ON user_import_rows (user_id)`,
  // Which column holds what, remembered for files with the same titles.
  sql`CREATE TABLE user_import_mappings (
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
    titles_hash text NOT NULL,
    mapping text[] NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (organization_id, titles_hash)
  )`,
);

import { sql } from 'kysely';
import { migration } from './migration';

/** Work of staff on many people at once. `impersonator_id` is the real actor of a session under logAs. */
export const bulkActionsAndImports = migration(
  // The people are listed when the action is created; each row then records its outcome. `aims` names the columns that
  // the action needs: a deleted aim leaves its column empty, and the action stops.
  sql`CREATE TABLE bulk_actions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
    actor_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    impersonator_id uuid REFERENCES users (id) ON DELETE SET NULL,
    kind text NOT NULL CHECK (kind IN
      ('welcome', 'askNews', 'giveProgram', 'extendProgram', 'closeProgram', 'addToGroup', 'removeFromGroup', 'handOver',
        'delete', 'restore')),
    group_id uuid REFERENCES user_groups (id) ON DELETE SET NULL,
    license_pack_id uuid REFERENCES license_packs (id) ON DELETE SET NULL,
    program_id uuid REFERENCES programs (id) ON DELETE SET NULL,
    manager_id uuid REFERENCES users (id) ON DELETE SET NULL,
    hr_representative_id uuid REFERENCES users (id) ON DELETE SET NULL,
    aims text[] NOT NULL CHECK (aims <@ ARRAY
      ['group_id', 'hr_representative_id', 'license_pack_id', 'manager_id', 'program_id']),
    from_date date,
    closure jsonb,
    starts_at timestamptz,
    status text NOT NULL CHECK (status IN ('planned', 'waiting', 'running', 'done', 'stopped', 'cancelled')),
    total integer NOT NULL,
    request_id text,
    created_at timestamptz NOT NULL,
    finished_at timestamptz
  )`,
  sql`CREATE INDEX bulk_actions_actor_idx ON bulk_actions (actor_id, created_at)`,
  sql`CREATE INDEX bulk_actions_impersonator_idx ON bulk_actions (impersonator_id) WHERE impersonator_id IS NOT NULL`,
  sql`CREATE INDEX bulk_actions_age_idx ON bulk_actions (created_at)`,
  sql`CREATE INDEX bulk_actions_organization_idx ON bulk_actions (organization_id)`,
  sql`CREATE INDEX bulk_actions_group_idx ON bulk_actions (group_id)`,
  sql`CREATE INDEX bulk_actions_license_pack_idx ON bulk_actions (license_pack_id)`,
  sql`CREATE INDEX bulk_actions_program_idx ON bulk_actions (program_id)`,
  sql`CREATE INDEX bulk_actions_manager_idx ON bulk_actions (manager_id) WHERE manager_id IS NOT NULL`,
  sql`CREATE INDEX bulk_actions_hr_representative_idx ON bulk_actions (hr_representative_id)
    WHERE hr_representative_id IS NOT NULL`,
  sql`CREATE TABLE bulk_action_people (
    bulk_action_id uuid NOT NULL REFERENCES bulk_actions (id) ON DELETE CASCADE,
    position integer NOT NULL,
    user_id uuid REFERENCES users (id) ON DELETE SET NULL,
    outcome text NOT NULL DEFAULT 'pending' CHECK (outcome IN ('pending', 'done', 'skipped')),
    reason text,
    PRIMARY KEY (bulk_action_id, position)
  )`,
  sql`CREATE INDEX bulk_action_people_user_idx ON bulk_action_people (user_id)`,
  sql`CREATE INDEX bulk_action_people_open_idx ON bulk_action_people (bulk_action_id, position)
    WHERE outcome = 'pending'`,

  // The rows of the file are stored when it is read, so that any replica can continue an interrupted import. Progress is
  // counted from the rows. The same file of the same importer is one import. `sheet` tells which sheet of a workbook was
  // read.
  sql`CREATE TABLE user_imports (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
    importer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    impersonator_id uuid REFERENCES users (id) ON DELETE SET NULL,
    file_hash text NOT NULL,
    file_name text NOT NULL,
    format text NOT NULL CHECK (format IN ('csv', 'xlsx')),
    encoding text,
    separator text,
    sheet text,
    status text NOT NULL CHECK (status IN
      ('mapping', 'checking', 'ready', 'running', 'done', 'stopped', 'undone', 'failed')),
    titles text[] NOT NULL,
    mapping text[] NOT NULL,
    sends_welcome boolean NOT NULL DEFAULT false,
    request_id text,
    created_at timestamptz NOT NULL,
    finished_at timestamptz
  )`,
  sql`CREATE UNIQUE INDEX user_imports_file_key ON user_imports (importer_id, file_hash) WHERE status <> 'undone'`,
  sql`CREATE INDEX user_imports_organization_idx ON user_imports (organization_id, created_at)`,
  sql`CREATE INDEX user_imports_importer_idx ON user_imports (importer_id)`,
  sql`CREATE INDEX user_imports_impersonator_idx ON user_imports (impersonator_id) WHERE impersonator_id IS NOT NULL`,
  sql`CREATE INDEX user_imports_age_idx ON user_imports (created_at)`,
  // `identity` is the e-mail that a row is compared by. People of one file may name each other as manager or HR
  // representative in any order: a row knows the lines that it names, and `turn` is its place in the order of writing.
  sql`CREATE TABLE user_import_rows (
    import_id uuid NOT NULL REFERENCES user_imports (id) ON DELETE CASCADE,
    line integer NOT NULL,
    cells text[] NOT NULL,
    identity text,
    turn smallint NOT NULL DEFAULT 0,
    manager_lines integer[] NOT NULL DEFAULT '{}',
    hr_representative_lines integer[] NOT NULL DEFAULT '{}',
    outcome text NOT NULL DEFAULT 'pending' CHECK (outcome IN ('pending', 'created', 'known', 'refused')),
    errors jsonb NOT NULL DEFAULT '{}',
    is_written boolean NOT NULL DEFAULT false,
    is_invited boolean NOT NULL DEFAULT false,
    is_undone boolean NOT NULL DEFAULT false,
    program_id uuid REFERENCES programs (id) ON DELETE SET NULL,
    license_pack_id uuid REFERENCES license_packs (id) ON DELETE SET NULL,
    bulk_action_id uuid REFERENCES bulk_actions (id) ON DELETE SET NULL,
    user_id uuid REFERENCES users (id) ON DELETE SET NULL,
    PRIMARY KEY (import_id, line)
  )`,
  sql`CREATE INDEX user_import_rows_outcome_idx ON user_import_rows (import_id, outcome, line)`,
  sql`CREATE INDEX user_import_rows_identity_idx ON user_import_rows (import_id, identity)`,
  sql`CREATE INDEX user_import_rows_user_idx ON user_import_rows (user_id)`,
  sql`CREATE INDEX user_import_rows_program_idx ON user_import_rows (program_id) WHERE program_id IS NOT NULL`,
  sql`CREATE INDEX user_import_rows_license_pack_idx ON user_import_rows (license_pack_id)
    WHERE license_pack_id IS NOT NULL`,
  sql`CREATE INDEX user_import_rows_bulk_action_idx ON user_import_rows (bulk_action_id)
    WHERE bulk_action_id IS NOT NULL`,
  // Field of each column, remembered for files with the same titles.
  sql`CREATE TABLE user_import_mappings (
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
    titles_hash text NOT NULL,
    mapping text[] NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (organization_id, titles_hash)
  )`,
);

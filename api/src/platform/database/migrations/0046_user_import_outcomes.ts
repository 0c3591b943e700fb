import { sql } from 'kysely';
import { migration } from './migration';

/**
 * How far an import is, is counted from its rows, so that no column can say otherwise. A row knows the e-mail that it is
 * compared by, whether its person was written to, and whether an undo has taken them back.
 */
export const userImportOutcomes = migration(
  sql`ALTER TABLE user_imports DROP COLUMN progress, ADD COLUMN request_id text`,
  sql`ALTER TABLE user_import_rows ADD COLUMN identity text,
    ADD COLUMN is_invited boolean NOT NULL DEFAULT false,
    ADD COLUMN is_undone boolean NOT NULL DEFAULT false`,
  sql`CREATE INDEX user_import_rows_identity_idx ON user_import_rows (import_id, identity)`,
);

import { sql } from 'kysely';
import { migration } from './migration';

/**
 * People of one file name each other as manager or HR representative, in whichever order they stand there: a row knows the
 * lines of those whom it names, and its turn. And who really began an import, under logAs.
 */
export const orderOfUserImports = migration(
  sql`ALTER TABLE user_imports ADD COLUMN impersonator_id uuid REFERENCES users (id) ON DELETE SET NULL`,
  sql`CREATE INDEX user_imports_impersonator_idx ON user_imports (impersonator_id) WHERE impersonator_id IS NOT NULL`,
  sql`ALTER TABLE user_import_rows ADD COLUMN turn smallint NOT NULL DEFAULT 0,
    ADD COLUMN manager_lines integer[] NOT NULL DEFAULT '{}',
    ADD COLUMN hr_representative_lines integer[] NOT NULL DEFAULT '{}'`,
);

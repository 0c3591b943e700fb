import { sql } from 'kysely';
import { migration } from './migration';

/** Which sheet of a workbook was read, so that whoever chose the file sees that it was the right one. */
export const sheetsOfUserImports = migration(sql`ALTER TABLE user_imports ADD COLUMN sheet text`);

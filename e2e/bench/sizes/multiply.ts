import { sql } from 'kysely';

import type { Db } from '../../../api/src/platform/database/connection';
import { groupBy } from '../../../api/src/platform/group-by';

/** Tables that do not grow with the people: not copied; copies keep pointing at their rows. */
const common = new Set(
  `organizations themes roles role_permissions programs program_weeks tasks sub_tasks sub_task_surveys surveys
  survey_versions survey_questions survey_answers survey_result_texts library_documents library_document_contents
  static_pages question_sections questions content_packs license_packs license_pack_programs user_groups
  group_license_packs metric_groups metric_totals metric_changes people_counts changed_people files jobs rate_limits
  kysely_migration kysely_migration_lock`.split(/\s+/),
);

interface Column {
  table: string;
  name: string;
  type: string;
  /** The table that it points at. */
  target: string | null;
  /** Of a unique index that holds no id. */
  unique: boolean;
}

const readColumns = sql<Column>`
  SELECT class.relname AS "table", attname AS name, format_type(atttypid, atttypmod) AS type,
    (SELECT confrelid::regclass::text FROM pg_constraint WHERE contype = 'f' AND conrelid = class.oid
      AND conkey[1] = attnum AND cardinality(conkey) = 1 LIMIT 1) AS target,
    EXISTS (SELECT 1 FROM pg_index WHERE indrelid = class.oid AND indisunique AND attnum = ANY (indkey::int2[])
      AND NOT EXISTS (SELECT 1 FROM pg_attribute AS id WHERE id.attrelid = class.oid AND id.attnum = ANY (indkey::int2[])
        AND id.atttypid = 'uuid'::regtype)) AS "unique"
  FROM pg_class AS class JOIN pg_attribute ON attrelid = class.oid AND attnum > 0 AND NOT attisdropped
  WHERE class.relnamespace = 'public'::regnamespace AND class.relkind = 'r' AND attgenerated = '' AND attidentity = ''
    AND NOT EXISTS (SELECT 1 FROM pg_attrdef WHERE adrelid = class.oid AND adnum = attnum
      AND pg_get_expr(adbin, adrelid) LIKE 'nextval%')
  ORDER BY 1, attnum`;

/** The same value for every copy, but of ids and of what must differ. */
function copied({ name, type, target, unique }: Column, copy: number): string {
  if (type === 'uuid' && (target === null || !common.has(target))) return `md5(${name}::text || ${copy})::uuid`;
  // Its index is one of an expression, in which no column is named.
  if (!unique && name !== 'email') return name;
  if (type === 'bytea') return `sha256(${name} || '${copy}')`;
  return type.includes('text') || type.includes('char') ? `${name} || '.${copy}'` : name;
}

/** All that the people of a database have, so many times more, for other people each time. */
export async function multiply(db: Db, copies: number): Promise<void> {
  const { rows } = await readColumns.execute(db);
  const tables = groupBy(
    rows.filter(({ table }) => !common.has(table)),
    ({ table }) => table,
  );
  await db.connection().execute(async (one) => {
    for (const [table] of tables)
      await sql`CREATE TEMP TABLE ${sql.table(`first_${table}`)} AS TABLE ${sql.table(table)}`.execute(one);
    // Rows that name others are right as they are; counting each would take most of the time.
    await sql`SET session_replication_role = replica`.execute(one);
    for (let copy = 1; copy <= copies; copy += 1) {
      for (const [table, columns] of tables) {
        const names = columns.map(({ name }) => name).join(', ');
        const values = columns.map((column) => copied(column, copy)).join(', ');
        await sql.raw(`INSERT INTO ${table} (${names}) SELECT ${values} FROM first_${table}`).execute(one);
      }
    }
    await sql`RESET session_replication_role`.execute(one);
  });
}

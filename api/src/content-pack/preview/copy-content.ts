import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';

type Table = keyof Database & string;

interface Column {
  name: string;
  /** It refers to a user: a preview has none but its participant. */
  isPerson: boolean;
}

async function columnsOf(db: Db, table: Table): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT quote_ident(attname) AS name, EXISTS (
      SELECT FROM pg_constraint WHERE contype = 'f' AND conrelid = attrelid AND attnum = ANY(conkey)
        AND confrelid = 'public.users'::regclass) AS "isPerson"
    FROM pg_attribute WHERE attrelid = ${`public.${table}`}::regclass AND attnum > 0 AND NOT attisdropped
      AND attgenerated = ''`.execute(db);
  return rows;
}

interface Copying {
  /** The schema of the preview, named in each statement so that none writes to the product’s tables. */
  schema: string;
  organizationId: string;
  packId: string;
}

/** Copies rows of a table of the product, without references to people. */
async function copyRows(
  db: Db,
  schema: string,
  [table, condition]: readonly [Table, RawBuilder<unknown>],
): Promise<void> {
  const columns = await columnsOf(db, table);
  const names = columns.map(({ name }) => name).join(', ');
  const values = columns.map(({ name, isPerson }) => (isPerson ? 'NULL' : name)).join(', ');
  await sql`INSERT INTO ${sql.table(`${schema}.${table}`)} (${sql.raw(names)})
    SELECT ${sql.raw(values)} FROM ${sql.table(`public.${table}`)} AS row WHERE ${condition}`.execute(db);
}

/**
 * Copies the content that participants of an organisation read: its own and the common one, its settings and theme,
 * and the pack with its drafts. No people, and no programmes: those of a preview are imported.
 */
export async function copyContent(db: Db, { schema, organizationId, packId }: Copying): Promise<void> {
  const near = sql`(organization_id IS NULL OR organization_id = ${organizationId}::uuid)`;
  const within = (column: string, parents: Table) =>
    sql`${sql.ref(column)} IN (SELECT id FROM ${sql.table(`${schema}.${parents}`)})`;
  const purposes = sql`purpose IN ('logo', 'banner', 'library', 'content')`;
  const tables: readonly (readonly [Table, RawBuilder<unknown>])[] = [
    ['role_permissions', sql`true`],
    ['organizations', sql`id = ${organizationId}::uuid`],
    ['files', sql`${near} AND owner_id IS NULL AND deleted_at IS NULL AND ${purposes}`],
    ['themes', near],
    ['surveys', near],
    ['survey_versions', within('survey_id', 'surveys')],
    ['survey_questions', within('survey_version_id', 'survey_versions')],
    ['survey_answers', within('survey_question_id', 'survey_questions')],
    ['survey_result_texts', within('survey_version_id', 'survey_versions')],
    ['library_documents', sql`${near} AND owner_id IS NULL`],
    ['library_document_contents', within('document_id', 'library_documents')],
    ['static_pages', near],
    ['question_sections', near],
    ['questions', within('question_section_id', 'question_sections')],
    ['trade_lists', near],
    ['trades', within('trade_list_id', 'trade_lists')],
    ['content_packs', sql`id = ${packId}::uuid`],
    ['content_items', sql`pack_id = ${packId}::uuid`],
  ];
  // The rows of the migrations are removed, since the product may have changed its own.
  await sql`DELETE FROM ${sql.table(`${schema}.role_permissions`)}`.execute(db);
  for (const table of tables) await copyRows(db, schema, table);
  // The author has proven a second factor already.
  await sql`UPDATE ${sql.table(`${schema}.organizations`)} SET requires_second_factor = 'none'`.execute(db);
}

import type { TestApp } from '../../../../testing/test-app';

/** An upload, not attached to anything yet. */
export async function anUpload({ db, clock }: TestApp, owner: string): Promise<string> {
  const at = clock.now().toJSDate();
  const { id } = await db
    .insertInto('library_documents')
    .values({ owner_id: owner, type: 'file', created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = await db
    .insertInto('files')
    .values({
      owner_id: owner,
      purpose: 'document',
      original_name: `${id}.pdf`,
      extension: 'pdf',
      size: 12,
      content_type: 'application/pdf',
      sha256: 'a'.repeat(64),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('library_document_contents')
    .values({ document_id: id, locale: 'fr', file_id: file.id, name: 'CV', sort_name: 'cv', search: 'cv' })
    .execute();
  return id;
}

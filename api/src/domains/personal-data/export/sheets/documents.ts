import { cellsFor, type Reader, type Sheet } from './sheet';

/** The person's uploads; the files themselves are in the product. */
export async function readDocuments(reader: Reader): Promise<Sheet> {
  const { text, moment, figure, word } = cellsFor(reader);
  const documents = await reader.db
    .selectFrom('library_documents as document')
    .innerJoin('library_document_contents as content', 'content.document_id', 'document.id')
    .leftJoin('files', 'files.id', 'content.file_id')
    .where('document.owner_id', '=', reader.userId)
    .orderBy('document.created_at')
    .orderBy('document.id')
    .select(['content.name', 'content.description', 'document.family', 'document.created_at'])
    .select(['files.original_name', 'files.size'])
    .execute();
  return {
    name: 'documents',
    columns: { document: 35, description: 50, family: 20, file: 35, size: 14, addedOn: 18 },
    rows: documents.map((document) => [
      text(document.name),
      text(document.description),
      word(reader.words.values.taskFamilies, document.family),
      text(document.original_name),
      figure(document.size),
      moment(document.created_at),
    ]),
  };
}

import { member, staff } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { failure } from '../../platform/failure';
import { deleteOwnFile, listOwnFiles } from './own-files';
import { assertSeesDocumentsOf, listDocumentsOf, readDocumentOf } from './person-documents';
import { findDocument, listDocuments } from './read-documents';
import { saveReading } from './save-reading';
import { cleanDocument, receivedDocument } from './received-document';
import { uploadDocument } from './upload-document';

export const libraryRoutes = defineRoutes((on) => {
  on('GET /me/library', member, ({ db, person, query, locale, now }) =>
    listDocuments(db, person, query, { locale, now }),
  );

  on(
    'POST /me/library',
    member,
    async ({ db, person, body, files: { document }, services, locale, now }) => {
      const received = await receivedDocument(document);
      const documentId = await uploadDocument(db, {
        userId: person.id,
        body,
        document: received,
        files: services.files,
        locale,
        now,
      });
      return findDocument(db, person, { documentId, locale, now });
    },
    {
      load: 'file',
      before: ({ db, person, files, now }) => cleanDocument(files.document, { db, userId: person.id, now }),
    },
  );

  on('GET /users/:userId/library', staff('users', 'r'), ({ db, person, params, query, locale }) =>
    listDocumentsOf(db, person, { userId: params.userId, query, locale }),
  );

  on(
    'POST /users/:userId/library',
    staff('users', 'r'),
    async ({ db, person, params, body, files: { document }, services, locale, now }) => {
      const { userId } = params;
      await assertSeesDocumentsOf(db, person, userId);
      // Uploading for another person is not allowed.
      if (userId !== person.id) throw failure('forbidden');
      const upload = { userId, body, document: await receivedDocument(document), files: services.files, locale, now };
      const documentId = await uploadDocument(db, upload);
      return readDocumentOf(db, { userId, documentId, locale: body.language ?? locale });
    },
    {
      load: 'file',
      before: ({ db, person, files, now }) => cleanDocument(files.document, { db, userId: person.id, now }),
    },
  );

  on('GET /me/documents', member, ({ db, person, query, locale }) => listOwnFiles(db, person.id, { query, locale }));

  on(
    'DELETE /me/documents/:documentId',
    member,
    ({ db, person, params, now }) => deleteOwnFile(db, person.id, params.documentId, now),
    // It cannot be undone.
    { oneselfOnly: true },
  );

  on('GET /me/library/:documentId', member, ({ db, person, params, locale, now }) =>
    findDocument(db, person, { documentId: params.documentId, locale, now }),
  );

  on('PUT /me/library/:documentId/reading', member, async ({ db, person, params, body, locale, now }) => {
    const { id: documentId } = await findDocument(db, person, { documentId: params.documentId, locale, now });
    return saveReading(db, { userId: person.id, documentId }, body, now);
  });
});

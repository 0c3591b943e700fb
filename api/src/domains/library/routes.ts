import { participant } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { findDocument } from './find-document';
import { listDocuments } from './list-documents';

export const libraryRoutes = defineRoutes((on) => {
  on('GET /me/library', participant, ({ db, person, query, locale, now }) =>
    listDocuments(db, person, query, { locale, now }),
  );

  on('GET /me/library/:documentId', participant, ({ db, person, params, locale, now }) =>
    findDocument(db, person, { documentId: params.documentId, locale, now }),
  );
});

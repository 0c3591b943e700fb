import { answerFile } from '../../platform/files/answer-file';
import { participant, session } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { fileAnswer } from './file-answer';
import { findDocument } from './find-document';
import { listDocuments } from './list-documents';
import { visibleFile } from './visible-file';

export const libraryRoutes = defineRoutes((on) => {
  on('GET /me/library', participant, ({ db, person, query, locale, now }) =>
    listDocuments(db, person, query, { locale, now }),
  );

  on('GET /me/library/:documentId', participant, ({ db, person, params, locale, now }) =>
    findDocument(db, person, { documentId: params.documentId, locale, now }),
  );

  on('GET /files/:fileId', session, async ({ db, person, params, query, now, request, reply, services }) => {
    const file = await visibleFile(db, person, params.fileId, now);
    return answerFile(services.files, fileAnswer(file, query.download === true), request, reply);
  });
});

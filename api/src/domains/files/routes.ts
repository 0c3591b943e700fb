import { answerFile } from '../../platform/files/answer-file';
import { session } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { visibleFile } from './file-access';
import { fileAnswer } from './file-answer';

export const fileRoutes = defineRoutes((on) => {
  on('GET /files/:fileId', session, async ({ db, person, params, query, now, request, reply, services }) => {
    const file = await visibleFile(db, person, params.fileId, now);
    return answerFile(services.files, fileAnswer(file, query.download === true), request, reply);
  });
});

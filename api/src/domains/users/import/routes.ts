import type { DateTime } from 'luxon';
import { fileLimits } from '@passerelle/shared/contract/limits';
import type { Db } from '../../../platform/database/connection';
import { staff } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { countTry, type Limit } from '../../../platform/limits/rate-limits';
import { correctRow } from './correct-row';
import { createImport } from './create-import';
import { importInOneRequest } from './import-in-one-request';
import { listRows } from './list-rows';
import { mapColumns } from './map-columns';
import { listImports, readImport } from './record';
import { refusedFile } from './refused-file';
import { startImport, stopImport } from './run-import';
import { importTemplate } from './template';
import { undoImport } from './undo-import';

const mayWrite = staff('users', 'w');

/** Far more files than manual use needs; each blocks the server for a moment. */
const uploads: Limit = { tries: 60, within: 60 * 60 };

const countUpload = (db: Db, userId: string, now: DateTime<true>): Promise<void> =>
  countTry(db, `import:users:${userId}`, uploads, now);

/** The file is read in the background thread, so no connection is held meanwhile. */
const ofFile = { transaction: false, fileLimit: fileLimits.usersImport.bytes, load: 'import' } as const;

export const userImportRoutes = defineRoutes((on) => {
  on(
    'GET /users/import/template',
    mayWrite,
    ({ query, locale, services, reply }) => {
      const { chunks, ...file } = importTemplate(locale, query.format ?? 'csv');
      return services.exports.send(reply, file, chunks);
    },
    { load: 'file' },
  );

  on('POST /users/import', mayWrite, importInOneRequest, {
    ...ofFile,
    oneselfOnly: true,
    before: ({ db, person, now }) => countUpload(db, person.id, now),
  });

  on('GET /users/imports', mayWrite, (context) => listImports(context.db, context.person, context.query, context));

  on('POST /users/imports', mayWrite, createImport, {
    ...ofFile,
    before: ({ db, person, now }) => countUpload(db, person.id, now),
  });

  on('GET /users/imports/:importId', mayWrite, (context) =>
    readImport(context.db, context.person, context.params.importId, context),
  );

  on('PUT /users/imports/:importId', mayWrite, mapColumns, { load: 'import' });

  on('GET /users/imports/:importId/rows', mayWrite, ({ db, person, params, query, locale }) =>
    listRows(db, person, { importId: params.importId, query, locale }),
  );

  on('PUT /users/imports/:importId/rows', mayWrite, correctRow, { load: 'import' });

  on(
    'GET /users/imports/:importId/refused',
    mayWrite,
    async ({ db, person, params, services, reply }) => {
      const { chunks, ...file } = await refusedFile(db, person, params.importId);
      return services.exports.send(reply, file, chunks);
    },
    { load: 'file' },
  );

  on('POST /users/imports/:importId/start', mayWrite, startImport, { oneselfOnly: true });
  on('POST /users/imports/:importId/stop', mayWrite, stopImport);
  on('POST /users/imports/:importId/undo', mayWrite, undoImport, { oneselfOnly: true });
});

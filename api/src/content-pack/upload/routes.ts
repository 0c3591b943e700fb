import { fileLimits } from '@passerelle/shared/contract';
import { staff } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { countTry, type Limit } from '../../platform/limits/rate-limits';
import { importUpload } from './import-upload';

/** Each occupies the server for a moment; far more than an author repairs a pack within an hour. */
const uploads: Limit = { tries: 60, within: 60 * 60 };

export const contentPackRoutes = defineRoutes((on) => {
  // What the pack holds decides which further permissions it takes: see `importUpload`.
  on('POST /content', staff('library', 'w'), importUpload, {
    // Unpacking and reading take a while, in which no connection is held.
    transaction: false,
    oneselfOnly: true,
    load: 'import',
    fileLimit: fileLimits.contentPack.bytes,
    before: ({ db, person, now }) => countTry(db, `import:content:${person.id}`, uploads, now),
  });
});

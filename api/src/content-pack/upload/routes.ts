import { fileLimits } from '@passerelle/shared/contract/limits';
import { staff } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { countTry, type Limit } from '../../platform/limits/rate-limits';
import { importUpload } from './import-upload';

/** Each import blocks the server for a moment; authors need far fewer per hour. */
const uploads: Limit = { tries: 60, within: 60 * 60 };

export const contentPackRoutes = defineRoutes((on) => {
  // The content of the pack decides which further permissions are required: see `importUpload`.
  on('POST /content', staff('library', 'w'), importUpload, {
    // Unpacking and reading take a while; no connection is held meanwhile.
    transaction: false,
    oneselfOnly: true,
    load: 'import',
    fileLimit: fileLimits.contentPack.bytes,
    before: ({ db, person, now }) => countTry(db, `import:content:${person.id}`, uploads, now),
  });
});

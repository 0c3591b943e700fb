import type { DateTime } from 'luxon';
import { fileLimits } from '@passerelle/shared/contract/limits';
import type { Db } from '../../../platform/database/connection';
import { member } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { countTry, type Limit } from '../../../platform/limits/rate-limits';
import { importContacts } from './write-contacts';
import { previewImport } from './preview-import';

/**
 * Far more than an import takes, which previews again after each change of a column; each blocks the server for a
 * moment.
 */
const tries = {
  preview: { tries: 60, within: 60 * 60 },
  import: { tries: 30, within: 60 * 60 },
} as const satisfies Record<string, Limit>;

const countImport = (db: Db, step: keyof typeof tries, userId: string, now: DateTime<true>): Promise<void> =>
  countTry(db, `${step}:contacts:${userId}`, tries[step], now);

export const contactImportRoutes = defineRoutes((on) => {
  on(
    'POST /me/contacts/import/preview',
    member,
    ({ person, files, body, services }) => previewImport(services.background, person.id, files['contacts'] ?? [], body),
    {
      // Writes nothing, and pauses between batches: no connection is held meanwhile.
      transaction: false,
      fileLimit: fileLimits.contactsImport.bytes,
      load: 'import',
      before: ({ db, person, now }) => countImport(db, 'preview', person.id, now),
    },
  );

  on(
    'POST /me/contacts/import',
    member,
    ({ db, person, body, now }) => importContacts(db, person.id, body, now),
    // As JSON, the rows are larger than the file.
    {
      bodyLimit: 4 * fileLimits.contactsImport.bytes,
      load: 'import',
      before: ({ db, person, now }) => countImport(db, 'import', person.id, now),
    },
  );
});

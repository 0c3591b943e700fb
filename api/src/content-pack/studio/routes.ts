import { fileLimits, limits } from '@passerelle/shared/contract/limits';
import { staff } from '../../platform/http/access';
import { type Context, defineRoutes } from '../../platform/http/routes';
import { countTry, type Limit } from '../../platform/limits/rate-limits';
import { createPreview } from '../preview/create-preview';
import { exportPack } from '../write/export-pack';
import { attachFile, checkFile } from './attach-file';
import { contentOverview } from './content-overview';
import { createItem } from './create-item';
import { dropDraft } from './drop-draft';
import { duplicateItem } from './duplicate-item';
import { listItems } from './list-items';
import { publishContent } from '../publish/publish-content';
import { listSchedules, removeSchedule, schedulePublication } from '../publish/schedules';
import { sayPresence } from './presences';
import { readItem } from './read-item';
import { replaceWeeksOf } from './replace-weeks-of';
import { restoreItem, restoreVersion } from './restore-item';
import { takeOver } from './take-over';
import { updateItem } from './update-item';
import { listVersions, readVersion } from './versions';

/** Every member of staff; participants have no access. */
const mayRead = staff('programs', 'r');
/** The kind of an item decides which further permission is required: see `item-rights.ts`. */
const mayWrite = staff('library', 'w');

/** Each one, dry runs included, keeps the server busy for a moment; authors need far fewer per hour. */
const publications: Limit = { tries: 300, within: 60 * 60 };

const countPublication = ({ db, person, now }: Pick<Context<unknown>, 'db' | 'person' | 'now'>): Promise<void> =>
  countTry(db, `publish:content:${person.id}`, publications, now);

/** Each makes some ninety tables; an author looks at a draft every few minutes. */
const previews: Limit = { tries: 60, within: 60 * 60 };

export const contentStudioRoutes = defineRoutes((on) => {
  on('GET /content/items', mayRead, ({ db, person, query, locale }) => listItems(db, person, query, locale));

  on('GET /content/items/overview', mayRead, ({ db, person, query }) => contentOverview(db, person, query));

  on('POST /content/items', mayWrite, async (context) => readItem(context, await createItem(context)), {
    bodyLimit: 2 * limits.itemBytes,
  });

  on('GET /content/items/:itemId', mayRead, (context) => readItem(context, context.params.itemId));

  on(
    'PUT /content/items/:itemId',
    mayWrite,
    async (context) => {
      await updateItem(context);
      return readItem(context, context.params.itemId);
    },
    // The body limit is above that of an item, which has a message of its own.
    { bodyLimit: 2 * limits.itemBytes },
  );

  on('DELETE /content/items/:itemId/draft', mayWrite, dropDraft);

  on('POST /content/items/:itemId/duplicate', mayWrite, async (context) =>
    readItem(context, await duplicateItem(context)),
  );

  on('POST /content/items/:itemId/restore', mayWrite, async (context) => {
    await restoreItem(context);
    return readItem(context, context.params.itemId);
  });

  on(
    'POST /content/items/:itemId/attachments',
    mayWrite,
    async (context) => {
      await attachFile(context);
      return readItem(context, context.params.itemId);
    },
    { load: 'file', fileLimit: fileLimits.document.bytes, before: checkFile },
  );

  on('PUT /content/items/:itemId/presence', mayWrite, sayPresence);

  on('GET /content/items/:itemId/versions', mayRead, (context) =>
    listVersions(context, context.params.itemId, context.query),
  );

  on('GET /content/items/:itemId/versions/:number', mayRead, (context) => readVersion(context, context.params));

  on('POST /content/items/:itemId/versions/:number/restore', mayWrite, async (context) => {
    await restoreVersion(context);
    return readItem(context, context.params.itemId);
  });

  on('POST /content/publications', mayWrite, publishContent, {
    // Writing and reading the folder takes a while; no connection is held meanwhile.
    transaction: false,
    load: 'import',
    before: countPublication,
  });

  on('POST /content/previews', mayWrite, createPreview, {
    // The tables of the preview and its folder are made in one transaction of its own.
    transaction: false,
    oneselfOnly: true,
    load: 'import',
    before: ({ db, person, now }) => countTry(db, `preview:content:${person.id}`, previews, now),
  });

  on('GET /content/schedules', mayWrite, listSchedules);

  on('POST /content/schedules', mayWrite, schedulePublication, { load: 'import', before: countPublication });

  on('DELETE /content/schedules/:scheduleId', mayWrite, removeSchedule);

  on('POST /content/items/:itemId/replacement', mayWrite, replaceWeeksOf);

  on('GET /content/packs/:packId/export', mayWrite, exportPack);

  on('POST /content/packs/:packId/takeOver', mayWrite, takeOver);
});

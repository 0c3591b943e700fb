import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { session } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { countTry, type Limit } from '../../platform/limits/rate-limits';
import { createSlots } from '../../platform/limits/slots';
import { everythingExport } from './everything';
import { spreadsheetExport } from './spreadsheet';

/** Reading and writing everything that one person has is much work. */
const limit: Limit = { tries: 20, within: 60 * 60 };

/** Requests of one person that wait for the row of their count would each take a connection meanwhile. */
const turns = createSlots({ running: 1, waiting: 20, maxWaitMs: 10_000 });

const countExport = (db: Db, userId: string, now: DateTime<true>): Promise<void> =>
  turns.run(userId, () => countTry(db, `export:${userId}`, limit, now));

export const personalExportRoutes = defineRoutes((on) => {
  on(
    'GET /me/export',
    session,
    async (context) => {
      await countExport(context.db, context.person.id, context.now);
      const { file, chunks } = await spreadsheetExport(context);
      return context.services.exports.sendPersonal(context.reply, file, chunks);
    },
    { load: 'personalExport', oneselfOnly: true },
  );

  on(
    'GET /me/export/everything',
    session,
    async (context) => {
      await countExport(context.db, context.person.id, context.now);
      const { file, chunks } = await everythingExport(context);
      return context.services.exports.sendPersonal(context.reply, file, chunks);
    },
    { load: 'personalExport', oneselfOnly: true },
  );
});

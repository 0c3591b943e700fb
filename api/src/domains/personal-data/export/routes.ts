import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { session } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { countTry, type Limit } from '../../../platform/limits/rate-limits';
import { createSlots } from '../../../platform/limits/slots';
import { everythingExport } from './everything';
import { spreadsheetExport } from './spreadsheet';

/** Reading all data of one person is expensive. */
const limit: Limit = { tries: 20, within: 60 * 60 };

/**
 * Outside a transaction: parallel requests of one person would each hold a connection while waiting for the counter.
 */
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

import { createApp } from '../../app';
import type { Config } from '../../platform/config';
import { readConfig } from '../../read-config';
import { joinDatabase, type OpenDatabase } from '../../platform/database/connection';
import { databasePlace } from '../../platform/database/database-place';
import { isMigrated, openMigrated } from '../../platform/database/migrate';
import type { Services } from '../../platform/http/services';
import type { AdminContext } from '../usage/command';
import { refuse } from '../usage/options';

/** The database of the server; for the embedded engine, that of the running server if there is one. */
async function openBeside(config: Config, { workerFile, complain }: AdminContext): Promise<OpenDatabase> {
  const say = complain;
  if (config.databaseUrl !== undefined)
    return (await openMigrated({ ...databasePlace(config), workerFile, say })).database;
  const joined = await joinDatabase(config.dataDir, say);
  if (!joined) return (await openMigrated({ dataDir: config.dataDir, workerFile, say })).database;
  if (await isMigrated(joined.db)) return joined;
  await joined.close();
  throw refuse('The server that runs is of an older version: start it again first.');
}

/** Runs a command with the services of the server, and closes them afterwards. */
export async function withServices<T>(context: AdminContext, work: (services: Services) => Promise<T>): Promise<T> {
  const config = { ...readConfig(context.env, context.version), logLevel: 'silent' as const };
  const database = await openBeside(config, context);
  try {
    const { server, services } = await createApp({ db: database.db, config, clock: context.clock });
    try {
      return await work(services);
    } finally {
      await services.delivery.stop();
      await server.close();
    }
  } finally {
    await database.close();
  }
}

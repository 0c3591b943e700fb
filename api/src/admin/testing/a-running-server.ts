import { randomBytes } from 'node:crypto';
import { createApp, type App } from '../../app';
import { readConfig } from '../../read-config';
import { openDatabase, type OpenDatabase } from '../../platform/database/connection';
import { migrate } from '../../platform/database/migrate';
import { administer, onDatabase } from '../../testing/template';
import { testWorkerFile } from '../../testing/test-database';
import { aTerminal, type Terminal } from './a-terminal';

export interface RunningServer {
  database: OpenDatabase;
  app: App;
  close(): Promise<void>;
}

/** A running server on either engine: the commands have to find its database. */
export async function aRunningServer({ env, clock }: Terminal): Promise<RunningServer> {
  const server = process.env['DATABASE_URL'];
  let drop = (): Promise<void> => Promise.resolve();
  if (server !== undefined) {
    const name = `passerelle_admin_${randomBytes(6).toString('hex')}`;
    await administer(server, `CREATE DATABASE ${name}`);
    drop = () => administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    env['DATABASE_URL'] = onDatabase(server, name);
  }
  const config = { ...readConfig(env, '0.0.0-test'), logLevel: 'silent' as const };
  const place = config.databaseUrl === undefined ? { dataDir: config.dataDir } : { url: config.databaseUrl };
  const database = await openDatabase({ ...place, workerFile: testWorkerFile(), say: () => undefined });
  await migrate(database.db);
  const app = await createApp({ db: database.db, config, clock });
  return {
    database,
    app,
    close: async () => {
      await app.services.jobs.stop();
      await app.server.close();
      await database.close();
      await drop();
    },
  };
}

/** The same with one organisation, « Rebond Conseil », and its owner. */
export async function aServerWithOrganization(): Promise<RunningServer & { terminal: Terminal }> {
  const terminal = await aTerminal();
  const server = await aRunningServer(terminal);
  const organization = ['--name', 'Rebond Conseil', '--owner-email', 'anne@rebond.example'];
  const owner = ['--owner-first-name', 'Anne', '--owner-last-name', 'Martin'];
  await terminal.run('organization', 'create', ...organization, ...owner);
  const close = async () => {
    await server.close();
    await terminal.remove();
  };
  return { ...server, terminal, close };
}

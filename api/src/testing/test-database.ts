import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { type DatabaseOptions, openDatabase, type OpenDatabase } from '../platform/database/connection';
import { administer, onDatabase } from './template';

export const prepared = (name: `PASSERELLE_TEST_${'MAIN' | 'WORKER' | 'BACKGROUND' | 'TEMPLATE'}`): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: run these tests with api/jest.config.mjs.`);
  return value;
};

export const testWorkerFile = (): string => prepared('PASSERELLE_TEST_WORKER');

// Optimising the engine's code costs more than a test file's statements gain.
setFlagsFromString('--liftoff-only');

type Further = Partial<DatabaseOptions>;

/** A separate database, migrated and empty. `further` returns further addresses for it, by its name on the server. */
export async function openTestDatabase(
  connections?: number,
  further: (name: string) => Further = () => ({}),
): Promise<OpenDatabase> {
  const workerFile = testWorkerFile();
  const template = prepared('PASSERELLE_TEST_TEMPLATE');
  const server = process.env.DATABASE_URL;
  const say = (): void => undefined;
  // With one connection, a handler that uses the pool inside its transaction would deadlock: it is detected here.
  if (!server) return openDatabase({ workerFile, template, connections: connections ?? 1, say });
  const name = `passerelle_test_${randomBytes(6).toString('hex')}`;
  // These rows need not survive a power cut: waiting for the disk at each commit took a good part of a test's time.
  await administer(
    server,
    `CREATE DATABASE ${name} TEMPLATE ${template}`,
    `ALTER DATABASE ${name} SET synchronous_commit = off`,
  );
  const database = await openDatabase({
    url: onDatabase(server, name),
    workerFile,
    say,
    ...(connections !== undefined && { connections }),
    ...further(name),
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

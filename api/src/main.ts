import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { BadSetting, readConfig, type Config } from './config';
import { demoAccountLines, makeDemo } from './demo';
import { systemClock } from './platform/clock';
import { openDatabase, type OpenDatabase } from './platform/database/connection';
import { DataFolderInUse } from './platform/database/data-lock';
import { migrate } from './platform/database/migrate';
import { stopOnSignals } from './platform/stopping';
import { pagesFrom } from './pages';

const here = fileURLToPath(import.meta.url);
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

/** The database's thread is a file of its own beside this one, whether the bundler keeps folders or not. */
function workerFile(): string {
  const name = `embedded.worker${extname(here)}`;
  const inItsFolder = join(dirname(here), 'platform/database', name);
  return existsSync(inItsFolder) ? inItsFolder : join(dirname(here), name);
}

function version(): string {
  for (let folder = dirname(here); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    const { name, version: found } = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
      : {};
    if (name?.endsWith('passerelle') || name === '@passerelle/api') return found ?? '0.0.0';
  }
  return '0.0.0';
}

const open = (config: Config): Promise<OpenDatabase> =>
  openDatabase({
    ...(config.databaseUrl === undefined ? { dataDir: config.dataDir } : { url: config.databaseUrl }),
    workerFile: workerFile(),
    say,
  });

async function start(): Promise<void> {
  const config = readConfig(process.env, version());
  const database = await open(config);
  try {
    const done = await migrate(database.db);
    if (done.length > 0) say(`Database: ${done.length} migrations done.`);
    const { server, services } = await createApp({
      db: database.db,
      config,
      clock: systemClock,
      ...(config.webDir && { pages: pagesFrom(config.webDir) }),
    });
    if (config.demo) await makeDemo({ services, say });
    await services.jobs.start();
    services.delivery.start();
    stopOnSignals({
      say,
      steps: [
        () => server.close(),
        () => Promise.all([services.jobs.stop(), services.delivery.stop()]),
        () => database.close(),
      ],
    });
    await server.listen({ port: config.port, host: config.host });
    say(`Passerelle ${config.version} answers at ${config.publicUrl}.`);
    if (config.demo) for (const line of await demoAccountLines(database.db)) say(line);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What whoever starts the server can mend is said in one sentence; anything else with where it happened. */
function explain(error: unknown): string {
  if (error instanceof BadSetting || error instanceof DataFolderInUse) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is already used: stop what uses it, or set PORT to another one.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return 'The database of DATABASE_URL does not answer.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

start().catch((error: unknown) => {
  say(explain(error));
  process.exitCode = 1;
});

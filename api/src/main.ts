import { createApp } from './app';
import { readConfig, type Config } from './config';
import { demoAccountLines, makeDemo } from './demo';
import { explain } from './explain';
import { version, workerFile } from './own-files';
import { systemClock } from './platform/clock';
import { openDatabase, type OpenDatabase } from './platform/database/connection';
import { migrate } from './platform/database/migrate';
import { stopOnSignals } from './platform/stopping';
import { productPages } from './pages';

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

const open = (config: Config): Promise<OpenDatabase> =>
  openDatabase({
    ...(config.databaseUrl === undefined ? { dataDir: config.dataDir } : { url: config.databaseUrl }),
    workerFile: workerFile(),
    say,
  });

/** Where mails are, when that is not where they are addressed to. */
function mailLines({ demo, smtpUrl, publicUrl }: Config): string[] {
  if (demo) return [`The mails it writes: ${publicUrl}/outbox`];
  return smtpUrl === undefined ? ['SMTP_URL is not set: mails are kept, and nobody gets them.'] : [];
}

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
      pages: config.webDir ? productPages : undefined,
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
    for (const line of mailLines(config)) say(line);
    if (config.demo) for (const line of await demoAccountLines(database.db)) say(line);
  } catch (error) {
    await database.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  say(explain(error));
  process.exitCode = 1;
});

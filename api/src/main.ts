import { databaseWorkerFile, version } from './install-paths';
import { startEmbedded } from './platform/database/embedded';
import { readConfig } from './read-config';
import { assertPages } from './platform/starting/built-pages';
import { prepareFolders } from './platform/starting/data-folder';
import { sweepLeftovers } from './platform/starting/leftovers';
import { startLine } from './platform/starting/lifecycle';
import { assertPortsFree } from './platform/starting/port';
import { describeError } from './platform/starting/start-problem';

const isProduction = process.env.NODE_ENV === 'production';
const say = (sentence: string): void => void process.stdout.write(startLine(sentence, { isProduction }));

// Logs that cannot be written, because the disk is full or the reader gone, must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/**
 * Start problems are detected first, then the embedded database starts in its thread, and only then the server modules
 * are imported, which takes as long: nothing above may import them, as `api-bundle.test.mjs` checks.
 */
async function start(): Promise<void> {
  const config = readConfig(process.env, version());
  const { dataDir, databaseUrl } = config;
  prepareFolders(dataDir);
  assertPages(config);
  await assertPortsFree(config);
  await sweepLeftovers(dataDir);
  const workerFile = databaseWorkerFile();
  const embedded = databaseUrl === undefined ? startEmbedded({ dataDir, workerFile, say }) : undefined;
  // The failure is handled where it is awaited; until then it must not count as an unhandled rejection.
  embedded?.catch(() => undefined);
  const { serve } = await import('./serve');
  await serve({ config, embedded, workerFile, say });
}

start().catch((error: unknown) => {
  say(describeError(error));
  process.exitCode = 1;
  // Leftover handles of a failed start must not keep the process alive.
  setTimeout(() => process.exit(), 1_000).unref();
});

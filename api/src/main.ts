import { createApp } from './app';
import type { Config } from './platform/config';
import { readConfig } from './read-config';
import { demoAccountLines, makeDemo } from './demo';
import { backgroundWorkerFile, databaseWorkerFile, version } from './install-paths';
import { assertPages, productPages } from './pages';
import { createBackground } from './platform/background/thread';
import { systemClock } from './platform/clock';
import { databasePlace } from './platform/database/database-place';
import { openMigrated } from './platform/database/migrate';
import { openReadCopy } from './platform/database/read-copy';
import { assertMetricsPortFree, openMetrics } from './platform/metrics/serve-metrics';
import { isPublicDemo, publicDemoWarning } from './platform/public-demo';
import { prepareFolders } from './platform/starting/data-folder';
import { sweepLeftovers } from './platform/starting/leftovers';
import { startLine, stopOnSignals } from './platform/starting/lifecycle';
import { assertPortFree, portProblem } from './platform/starting/port';
import { describeError } from './platform/starting/start-problem';
import { openTracing } from './platform/tracing/tracing';

const isProduction = process.env.NODE_ENV === 'production';
const say = (sentence: string): void => void process.stdout.write(startLine(sentence, { isProduction }));

const open = (config: Config) =>
  openMigrated({
    ...databasePlace(config),
    workerFile: databaseWorkerFile(),
    say,
  });

/** Where mails go when they are not sent. */
function mailLines({ demo, smtpUrl, publicUrl }: Config): string[] {
  if (demo) return [`The mails it writes: ${publicUrl}/outbox`];
  return smtpUrl === undefined ? ['SMTP_URL is not set: mails are kept, and nobody gets them.'] : [];
}

// Logs that cannot be written, because the disk is full or the reader gone, must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** This server speaks no TLS itself. */
const proxyLines = ({ publicUrl, trustedProxies }: Config): string[] =>
  publicUrl.startsWith('https:') && trustedProxies.length === 0
    ? ['TRUSTED_PROXIES is not set: to the limits, everybody who comes through a proxy is one.']
    : [];

async function start(): Promise<void> {
  const config = readConfig(process.env, version());
  prepareFolders(config.dataDir);
  assertPages(config);
  await assertPortFree(config);
  await assertMetricsPortFree(config);
  await sweepLeftovers(config.dataDir);
  const { database, migrated } = await open(config);
  try {
    if (migrated > 0) say(`Database: ${migrated} migrations done.`);
    const readCopy =
      database.readAddress && openReadCopy({ address: database.readAddress, db: database.db, clock: systemClock, say });
    const metrics = openMetrics(config, { ...database, clock: systemClock, reads: readCopy?.counts });
    const tracing = openTracing(config, say);
    const { server, services } = await createApp({
      db: database.db,
      readCopy,
      sessionAddress: database.sessionAddress,
      config,
      clock: systemClock,
      background: createBackground({ file: backgroundWorkerFile(), ...database }),
      pages: config.webDir ? productPages : undefined,
      metrics,
      tracing,
    });
    if (isPublicDemo(config)) server.log.warn(publicDemoWarning);
    if (config.demo) await makeDemo({ services, say });
    await services.jobs.start();
    services.delivery.start();
    stopOnSignals({
      say,
      steps: [
        () => server.close(),
        () => Promise.all([metrics?.close(), tracing?.close()]),
        () => Promise.all([services.jobs.stop(), services.delivery.stop()]),
        () => Promise.all([database.close(), readCopy?.close()]),
      ],
    });
    await metrics?.listen();
    await server.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw portProblem(error, config);
    });
    if (metrics) say(`Its metrics: http://${config.host}:${metrics.port()}/metrics`);
    say(`Passerelle ${config.version} answers at ${config.publicUrl}.`);
    for (const line of [...mailLines(config), ...proxyLines(config)]) say(line);
    if (config.demo) for (const line of await demoAccountLines(database.db)) say(line);
  } catch (error) {
    await database.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  say(describeError(error));
  process.exitCode = 1;
  // What a failed start has left running must not keep the process alive.
  setTimeout(() => process.exit(), 1_000).unref();
});

import { createApp } from './app';
import { demoAccountLines, makeDemo } from './demo';
import { backgroundWorkerFile } from './install-paths';
import { productPages } from './pages';
import { createBackground } from './platform/background/thread';
import { systemClock } from './platform/clock';
import type { Config } from './platform/config';
import type { DatabaseOptions } from './platform/database/connection';
import { databasePlace } from './platform/database/database-place';
import { openMigrated } from './platform/database/migrate';
import { openReadReplica } from './platform/database/read-replica';
import { openMetrics } from './platform/metrics/serve-metrics';
import { isPublicDemo, publicDemoWarning } from './platform/public-demo';
import { stopOnSignals } from './platform/starting/lifecycle';
import { portProblem } from './platform/starting/port';
import { openTracing } from './platform/tracing/tracing';

interface Start extends Pick<DatabaseOptions, 'embedded' | 'workerFile' | 'say'> {
  config: Config;
}

/** The destination of mails without a mail server. */
function mailLines({ demo, smtpUrl, publicUrl }: Config): string[] {
  if (demo) return [`The mails it writes: ${publicUrl}/outbox`];
  return smtpUrl === undefined ? ['SMTP_URL is not set: mails are stored, and not sent.'] : [];
}

/** This server has no TLS itself. */
const proxyLines = ({ publicUrl, trustedProxies }: Config): string[] =>
  publicUrl.startsWith('https:') && trustedProxies.length === 0
    ? ['TRUSTED_PROXIES is not set: to the limits, everybody who comes through a proxy is one.']
    : [];

/** Starts database, app, demo, then the port: calls are accepted once all they need is ready. */
export async function serve({ config, embedded, workerFile, say }: Start): Promise<void> {
  const { database, migrated } = await openMigrated({ ...databasePlace(config), embedded, workerFile, say });
  try {
    if (migrated > 0) say(`Database: ${migrated} migrations done.`);
    const readCopy =
      database.readAddress &&
      openReadReplica({ address: database.readAddress, db: database.db, clock: systemClock, say });
    const metrics = openMetrics(config, { ...database, clock: systemClock, reads: readCopy?.counts });
    const tracing = await openTracing(config, say);
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
    let planned: Promise<void> | undefined;
    stopOnSignals({
      say,
      steps: [
        () => server.close(),
        () => Promise.all([metrics?.close(), tracing?.close()]),
        () => Promise.all([planned?.then(() => services.jobs.stop()), services.delivery.stop()]),
        () => Promise.all([database.close(), readCopy?.close()]),
      ],
    });
    await metrics?.listen();
    await server.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw portProblem(error, config);
    });
    if (metrics) say(`Its metrics: http://${config.host}:${metrics.port()}/metrics`);
    say(`Passerelle ${config.version} answers at ${config.publicUrl}.`);
    // Daily and minutely work is scheduled after the port is open: no call waits for a job.
    planned = services.jobs.start();
    await planned;
    services.delivery.start();
    for (const line of [...mailLines(config), ...proxyLines(config)]) say(line);
    if (config.demo) for (const line of await demoAccountLines(database.db)) say(line);
  } catch (error) {
    await database.close();
    throw error;
  }
}

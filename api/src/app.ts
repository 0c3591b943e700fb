import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentPackRoutes } from './content-pack/upload/routes';
import type { Config } from './platform/config';
import { agendaRoutes } from './domains/agenda/routes';
import { auditRoutes } from './domains/audit/routes';
import { calendarFeedRoutes } from './domains/calendar-feed/routes';
import { contactImportRoutes } from './domains/contact-import/routes';
import { contactRoutes } from './domains/contacts/routes';
import { contentRoutes } from './domains/content/routes';
import { scheduleDeletionPurge } from './domains/deletions/purge-deleted';
import { draftRoutes } from './domains/drafts/routes';
import { emailChangeRoutes } from './domains/email-change/routes';
import { erasureRoutes } from './domains/erasure/routes';
import { fileRoutes } from './domains/files/routes';
import { scheduleFileSweep } from './domains/files/sweep-files';
import { groupRoutes } from './domains/groups/routes';
import { jobOfferRoutes } from './domains/job-offers/routes';
import { libraryRoutes } from './domains/library/routes';
import { licensePackRoutes } from './domains/license-packs/routes';
import { logAsRoutes } from './domains/log-as/routes';
import { mailRoutes } from './domains/mails/routes';
import { welcomePerson } from './domains/notifications/account-notices';
import { notificationRoutes } from './domains/notifications/routes';
import { scheduleNotifications } from './domains/notifications/deliver';
import { organizationRoutes } from './domains/organizations/routes';
import { serveOutbox } from './domains/outbox/routes';
import { ownSessionRoutes } from './domains/own-sessions/routes';
import { personalExportRoutes } from './domains/personal-export/routes';
import { profileRoutes } from './domains/profile/routes';
import { scheduleProgramRollOver } from './domains/programs/roll-over';
import { programRoutes } from './domains/programs/routes';
import { reportingRoutes } from './domains/reporting/routes';
import { scheduleTotals } from './domains/reporting/sum-up-facts';
import { secondFactorRoutes } from './domains/second-factor/routes';
import { signInRoutes } from './domains/sign-in/routes';
import { signedActionRoutes } from './domains/signed-actions/routes';
import { recordConnections } from './domains/stats/record-fact';
import { statsRoutes } from './domains/stats/routes';
import { taskRoutes } from './domains/tasks/routes';
import { scheduleImports } from './domains/user-import/advance';
import { userImportRoutes } from './domains/user-import/routes';
import { bulkActionRoutes } from './domains/users/bulk/routes';
import { handleBulkActions } from './domains/users/bulk/run-bulk';
import { scheduleCounts } from './domains/users/count-people';
import { userRoutes } from './domains/users/routes';
import { type Background, inForeground } from './platform/background/task';
import type { Clock } from './platform/clock';
import type { DatabaseAddress, Db } from './platform/database/connection';
import type { ReadCopy } from './platform/database/read-copy';
import { createExports } from './platform/exports/exports';
import { createMadeFiles } from './platform/exports/made-files';
import { openFileStore } from './platform/files/object-store/open-file-store';
import { denyByDefault } from './platform/http/access';
import { serveDocumentation } from './platform/http/openapi';
import { answerNotFound, answerUnknownCall } from './platform/http/errors';
import { addCallHeaders, addSecurityHeaders } from './platform/http/headers';
import { createHeavyWork } from './platform/http/load-limits';
import { serveProbes } from './platform/http/probes';
import { registerRoutes } from './platform/http/register';
import type { Route } from './platform/http/routes';
import { createServer } from './platform/http/server';
import { scheduleHousekeeping } from './platform/jobs/housekeeping';
import { createJobs } from './platform/jobs/jobs';
import { createDelivery } from './platform/mail/delivery';
import { outboxMailer } from './platform/mail/mailer';
import type { Metrics } from './platform/metrics/metrics';
import type { Services } from './platform/http/services';
import { remindPeople } from './domains/programs/remind-people';
import { createPush } from './platform/push/push';
import type { OnConnection } from './platform/sessions/activity';
import { createKnownDevices } from './platform/sessions/known-device';
import { createSessions } from './platform/sessions/sessions';
import type { Tracing } from './platform/tracing/tracing';
import { liveRegistry, type LiveRegistry } from './platform/web/live-registry';

/** The folder of built pages, and which remotes are live in it. */
export interface ServedFolder {
  webDir: string;
  live: LiveRegistry;
}

export interface AppParts {
  db: Db;
  /** A copy of the database for reading; absent: all is read where it is written. */
  readCopy?: ReadCopy | undefined;
  config: Config;
  clock: Clock;
  /** Where the database can be listened to; absent: nowhere, and pages ask again and again. */
  sessionAddress?: DatabaseAddress | undefined;
  /** Serves the pages of `config.webDir` beside the API. Without it the root answers as the API does. */
  pages?: ((app: FastifyInstance, services: Services, served: ServedFolder) => Promise<void>) | undefined;
  /** Absent: heavy work is done in the calling thread. */
  background?: Background;
  /** Watches what is answered; absent: nobody asks. */
  metrics?: Pick<Metrics, 'watch'> | undefined;
  /** Follows calls, jobs and mails through what they wait for; absent: nobody collects it. */
  tracing?: Pick<Tracing, 'watch'> | undefined;
  /** Other routes than the product's, for tests of the platform. */
  routes?: readonly Route[];
}

export interface App {
  server: FastifyInstance;
  services: Services;
}

/** Every route of the product, in one list. */
export const allRoutes: readonly Route[] = [
  ...signInRoutes,
  ...signedActionRoutes,
  ...secondFactorRoutes,
  ...ownSessionRoutes,
  ...profileRoutes,
  ...emailChangeRoutes,
  ...erasureRoutes,
  ...personalExportRoutes,
  ...contentRoutes,
  ...contentPackRoutes,
  ...programRoutes,
  ...taskRoutes,
  ...draftRoutes,
  ...agendaRoutes,
  ...calendarFeedRoutes,
  ...contactRoutes,
  ...contactImportRoutes,
  ...jobOfferRoutes,
  ...libraryRoutes,
  ...fileRoutes,
  ...mailRoutes,
  ...statsRoutes,
  ...notificationRoutes,
  ...userImportRoutes,
  ...userRoutes,
  ...bulkActionRoutes,
  ...groupRoutes,
  ...organizationRoutes,
  ...licensePackRoutes,
  ...reportingRoutes,
  ...auditRoutes,
  ...logAsRoutes,
];

const recordConnection: OnConnection = async (db, { id, begins }) => {
  await recordConnections(db, [id]);
  if (begins) await welcomePerson(db, id);
};

export async function createApp({
  db,
  readCopy,
  config,
  clock,
  sessionAddress,
  pages,
  routes = allRoutes,
  background = inForeground(db),
  metrics,
  tracing,
}: AppParts): Promise<App> {
  const isSecure = config.publicUrl.startsWith('https:');
  const server = await createServer(config);
  metrics?.watch(server);
  tracing?.watch(server);
  const heavyWork = createHeavyWork();
  const madeFiles = createMadeFiles(join(config.dataDir, 'exports'));
  const { webDir } = config;
  const served = pages && webDir ? { webDir, live: liveRegistry({ webDir, log: server.log }) } : undefined;
  const services: Services = {
    db,
    readCopy,
    clock,
    config,
    sessions: createSessions({ db, clock, isSecure, onConnection: recordConnection }),
    devices: createKnownDevices({ secret: config.sessionSecret, clock, isSecure }),
    files: openFileStore(config),
    exports: createExports({ db, clock, files: madeFiles, heavyWork }),
    heavyWork,
    background,
    jobs: createJobs({ db, clock, log: server.log }),
    mailer: outboxMailer,
    push: createPush({
      address: sessionAddress,
      mark: served?.live.mark,
      say: (sentence) => server.log.warn(sentence),
    }),
    delivery: createDelivery({ db, clock, config, log: server.log }),
    log: server.log,
  };
  // Before requests that are under way are waited for: these would never end.
  server.addHook('preClose', () => services.push.close());
  server.addHook('onClose', () => background.close());
  server.addHook('onClose', () => services.files.close());
  addSecurityHeaders(server, { isSecure });

  const atRoot = routes.filter(({ call }) => call.atRoot);
  const belowApi = routes.filter(({ call }) => !call.atRoot);

  scheduleHousekeeping(services);
  services.jobs.onStart(() => madeFiles.sweep(clock.now().minus({ hours: 1 }).toJSDate()));
  scheduleDeletionPurge(services);
  handleBulkActions(services);
  scheduleFileSweep(services);
  scheduleTotals(services);
  scheduleCounts(services);
  scheduleImports(services);
  scheduleProgramRollOver(services);
  scheduleNotifications(services, remindPeople);

  await server.register(
    (api, _options, done) => {
      denyByDefault(api);
      addCallHeaders(api, served?.live.mark);
      answerUnknownCall(api);
      serveProbes(api, services);
      serveDocumentation(api, routes, services);
      registerRoutes(api, belowApi, services);
      done();
    },
    { prefix: '/api' },
  );
  await server.register((root, _options, done) => {
    denyByDefault(root);
    addCallHeaders(root, served?.live.mark);
    registerRoutes(root, atRoot, services);
    done();
  });
  if (config.demo) serveOutbox(server, services);
  if (pages && served) await pages(server, services, served);
  else answerNotFound(server);

  return { server, services };
}

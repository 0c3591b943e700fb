import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { schedulePreviewRemoval } from './content-pack/preview/remove-previews';
import { schedulePresenceRemoval } from './content-pack/studio/presences';
import { contentStudioRoutes } from './content-pack/studio/routes';
import { contentPackRoutes } from './content-pack/upload/routes';
import type { Config } from './platform/config';
import { agendaRoutes } from './domains/agenda/routes';
import { auditRoutes } from './domains/audit/routes';
import { calendarFeedRoutes } from './domains/agenda/calendar-feed/routes';
import { contactImportRoutes } from './domains/contacts/import/routes';
import { contactRoutes } from './domains/contacts/routes';
import { contentRoutes } from './domains/content/routes';
import { scheduleDeletionPurge } from './domains/personal-data/purge/purge-deleted';
import { draftRoutes } from './domains/accounts/drafts/routes';
import { emailChangeRoutes } from './domains/accounts/email-change/routes';
import { erasureRoutes } from './domains/personal-data/erasure/routes';
import { fileRoutes } from './domains/files/routes';
import { scheduleFileSweep } from './domains/files/sweep-files';
import { groupRoutes } from './domains/users/groups/routes';
import { jobOfferRoutes } from './domains/job-offers/routes';
import { libraryRoutes } from './domains/library/routes';
import { licensePackRoutes } from './domains/organizations/packs/routes';
import { logAsRoutes } from './domains/auth/log-as/routes';
import { mailRoutes } from './domains/mail/routes';
import { welcomePerson } from './domains/notifications/account-notices';
import { notificationRoutes } from './domains/notifications/routes';
import { scheduleContentPublications } from './content-pack/publish/run-schedule';
import { scheduleNotifications } from './domains/notifications/deliver';
import { organizationRoutes } from './domains/organizations/routes';
import { serveOutbox } from './domains/mail/outbox/routes';
import { ownSessionRoutes } from './domains/auth/sessions/routes';
import { personalExportRoutes } from './domains/personal-data/export/routes';
import { profileRoutes } from './domains/profile/routes';
import { scheduleMondayMails } from './domains/programs/monday-mail/schedule-monday-mails';
import { scheduleProgramRollOver } from './domains/programs/roll-over';
import { programRoutes } from './domains/programs/routes';
import { reportingRoutes } from './domains/reporting/routes';
import { scheduleTotals } from './domains/reporting/sum-up-facts';
import { secondFactorRoutes } from './domains/accounts/second-factor/routes';
import { signInRoutes } from './domains/auth/sign-in/routes';
import { signedActionRoutes } from './domains/auth/signed-actions/routes';
import { recordConnections } from './domains/reporting/stats/record-fact';
import { statsRoutes } from './domains/reporting/stats/routes';
import { taskRoutes } from './domains/programs/tasks/routes';
import { scheduleImports } from './domains/users/import/advance';
import { userImportRoutes } from './domains/users/import/routes';
import { bulkActionRoutes } from './domains/users/bulk/routes';
import { handleBulkActions } from './domains/users/bulk/run-bulk';
import { scheduleCounts } from './domains/users/list/count-people';
import { userRoutes } from './domains/users/routes';
import { type Background, inForeground } from './platform/background/task';
import type { Clock } from './platform/clock';
import type { DatabaseAddress, Db } from './platform/database/connection';
import type { ReadReplica } from './platform/database/read-replica';
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

/** The folder of built pages, and the live remotes in it. */
export interface ServedFolder {
  webDir: string;
  live: LiveRegistry;
}

export interface AppParts {
  db: Db;
  /** A read replica of the database; absent: every read uses the primary. */
  readCopy?: ReadReplica | undefined;
  config: Config;
  clock: Clock;
  /** The connection for LISTEN; absent: pages poll. */
  sessionAddress?: DatabaseAddress | undefined;
  /** Serves the pages of `config.webDir` beside the API. Without it the root answers as the API does. */
  pages?: ((app: FastifyInstance, services: Services, served: ServedFolder) => Promise<void>) | undefined;
  /** Absent: heavy work runs in the calling thread. */
  background?: Background;
  /** Records metrics of responses; none without it. */
  metrics?: Pick<Metrics, 'watch'> | undefined;
  /** Traces calls, jobs and mails through asynchronous work; absent: no traces. */
  tracing?: Pick<Tracing, 'watch'> | undefined;
  /** Routes that replace those of the product, for tests of the platform. */
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
  ...contentStudioRoutes,
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
  // Closed before pending requests are awaited: event streams never end by themselves.
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
  scheduleMondayMails(services);
  schedulePreviewRemoval(services);
  schedulePresenceRemoval(services);
  scheduleContentPublications(services);

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

import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Config } from './config';
import { agendaRoutes } from './domains/agenda/routes';
import { calendarFeedRoutes } from './domains/calendar-feed/routes';
import { contactImportRoutes } from './domains/contact-import/routes';
import { contactRoutes } from './domains/contacts/routes';
import { contentRoutes } from './domains/content/routes';
import { keepDeletedPurged } from './domains/deletions/purge-deleted';
import { draftRoutes } from './domains/drafts/routes';
import { fileRoutes } from './domains/files/routes';
import { keepFilesSwept } from './domains/files/sweep-files';
import { groupRoutes } from './domains/groups/routes';
import { jobOfferRoutes } from './domains/job-offers/routes';
import { libraryRoutes } from './domains/library/routes';
import { licensePackRoutes } from './domains/license-packs/routes';
import { mailRoutes } from './domains/mails/routes';
import { organizationRoutes } from './domains/organizations/routes';
import { welcomePerson } from './domains/notifications/account-notices';
import { scheduleNotifications } from './domains/notifications/schedule-notifications';
import { notificationRoutes } from './domains/notifications/routes';
import { serveOutbox } from './domains/outbox/serve-outbox';
import { programRoutes } from './domains/programs/routes';
import { scheduleProgramRollOver } from './domains/programs/roll-over';
import { recordConnections } from './domains/reporting/record-connections';
import { reportingRoutes } from './domains/reporting/routes';
import { ownSessionRoutes } from './domains/session/own-sessions/routes';
import { sessionRoutes } from './domains/session/routes';
import { secondFactorRoutes } from './domains/session/second-factor/routes';
import { statsRoutes } from './domains/stats/routes';
import { taskRoutes } from './domains/tasks/routes';
import { userRoutes } from './domains/users/routes';
import { inForeground, type Background } from './platform/background/task';
import type { Clock } from './platform/clock';
import type { Db } from './platform/database/connection';
import { createExports } from './platform/exports/exports';
import { createMadeFiles } from './platform/exports/made-files';
import { createFileStore } from './platform/files/file-store';
import { denyByDefault } from './platform/http/default-deny';
import { documentCalls } from './platform/http/documentation';
import { secureCalls, secureEverything } from './platform/http/headers';
import { answerUnknown, answerUnknownCalls } from './platform/http/not-found';
import { answerProbes } from './platform/http/probes';
import { registerRoutes } from './platform/http/register';
import type { Route } from './platform/http/routes';
import { createServer } from './platform/http/server';
import { keepHouse } from './platform/jobs/housekeeping';
import { createJobs } from './platform/jobs/jobs';
import { createDelivery } from './platform/mail/delivery';
import { outboxMailer } from './platform/mail/mailer';
import type { Services } from './platform/services';
import { createHeavyWork } from './platform/http/load-limits';
import { remindPeople } from './remind-people';
import type { OnConnection } from './platform/sessions/activity';
import { createKnownDevices } from './platform/sessions/known-device';
import { createSessions } from './platform/sessions/sessions';
import { liveRegistry } from './platform/web/live-registry';

export interface AppParts {
  db: Db;
  config: Config;
  clock: Clock;
  /** Serves the pages of `config.webDir` beside the API. Without it the root answers as the API does. */
  pages?: ((app: FastifyInstance, services: Services) => Promise<void>) | undefined;
  /** Absent: what is heavy is done in the thread that asks. */
  background?: Background;
  /** Others than the product's, to test the platform with. */
  routes?: readonly Route[];
}

export interface App {
  server: FastifyInstance;
  services: Services;
}

/** Everything that the server answers, in one list. */
const allRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...ownSessionRoutes,
  ...contentRoutes,
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
  ...userRoutes,
  ...groupRoutes,
  ...organizationRoutes,
  ...licensePackRoutes,
  ...reportingRoutes,
];

const noteConnection: OnConnection = async (db, { id, begins }) => {
  await recordConnections(db, [id]);
  if (begins) await welcomePerson(db, id);
};

export async function createApp({
  db,
  config,
  clock,
  pages,
  routes = allRoutes,
  background = inForeground(db),
}: AppParts): Promise<App> {
  const isSecure = config.publicUrl.startsWith('https:');
  const server = await createServer(config);
  const heavyWork = createHeavyWork();
  const madeFiles = createMadeFiles(join(config.dataDir, 'exports'));
  const services: Services = {
    db,
    clock,
    config,
    sessions: createSessions({ db, clock, isSecure, onConnection: noteConnection }),
    devices: createKnownDevices({ secret: config.sessionSecret, clock, isSecure }),
    files: createFileStore(join(config.dataDir, 'files')),
    exports: createExports({ db, clock, files: madeFiles, heavyWork }),
    heavyWork,
    background,
    jobs: createJobs({ db, clock, log: server.log }),
    mailer: outboxMailer,
    delivery: createDelivery({ db, clock, config, log: server.log }),
    live: pages && config.webDir ? liveRegistry({ webDir: config.webDir, log: server.log }) : undefined,
    log: server.log,
  };
  const said = { mark: services.live?.mark };
  server.addHook('onClose', () => background.close());
  secureEverything(server, { isSecure });

  const atRoot = routes.filter(({ call }) => call.atRoot);
  const belowApi = routes.filter(({ call }) => !call.atRoot);

  keepHouse(services);
  services.jobs.onStart(() => madeFiles.sweep(clock.now().minus({ hours: 1 }).toJSDate()));
  keepDeletedPurged(services);
  keepFilesSwept(services);
  scheduleProgramRollOver(services);
  scheduleNotifications(services, remindPeople);

  await server.register(
    (api, _options, done) => {
      denyByDefault(api);
      secureCalls(api, said);
      answerUnknownCalls(api);
      answerProbes(api, services);
      documentCalls(api, routes, services);
      registerRoutes(api, belowApi, services);
      done();
    },
    { prefix: '/api' },
  );
  await server.register((root, _options, done) => {
    denyByDefault(root);
    secureCalls(root, said);
    registerRoutes(root, atRoot, services);
    done();
  });
  if (config.demo) serveOutbox(server, services);
  await (pages ?? answerUnknown)(server, services);

  return { server, services };
}

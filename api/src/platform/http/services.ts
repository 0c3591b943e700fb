import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Background } from '../background/task';
import type { Clock } from '../clock';
import type { Db } from '../database/connection';
import type { ReadReplica } from '../database/read-replica';
import type { Exports } from '../exports/exports';
import type { FileStore } from '../files/file-store';
import type { Jobs } from '../jobs/jobs';
import type { Delivery } from '../mail/delivery';
import type { Mailer } from '../mail/mailer';
import type { Push } from '../push/push';
import type { KnownDevices } from '../sessions/known-device';
import type { Slots } from '../limits/slots';
import type { Sessions } from '../sessions/sessions';

/** The services of handlers beside the database; created once, in `createApp`. */
export interface Services {
  db: Db;
  /** A read replica of the database; absent: there is none. */
  readCopy?: ReadReplica | undefined;
  clock: Clock;
  config: Config;
  sessions: Sessions;
  devices: KnownDevices;
  files: FileStore;
  exports: Exports;
  /** Limits heavy work, so that ordinary calls are answered meanwhile. */
  heavyWork: Slots;
  /** Runs heavy work in a thread of its own. */
  background: Background;
  jobs: Jobs;
  mailer: Mailer;
  delivery: Delivery;
  /** Pushes changes to open pages. */
  push: Push;
  /** For errors outside of calls. */
  log: Pick<FastifyBaseLogger, 'error'>;
}

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Background } from '../background/task';
import type { Clock } from '../clock';
import type { Db } from '../database/connection';
import type { ReadCopy } from '../database/read-copy';
import type { Exports } from '../exports/exports';
import type { FileStore } from '../files/file-store';
import type { Jobs } from '../jobs/jobs';
import type { Delivery } from '../mail/delivery';
import type { Mailer } from '../mail/mailer';
import type { Push } from '../push/push';
import type { KnownDevices } from '../sessions/known-device';
import type { Slots } from '../limits/slots';
import type { Sessions } from '../sessions/sessions';

/** What handlers work with beside the database; put together once, in `createApp`. */
export interface Services {
  db: Db;
  /** A copy of the database for reading; absent: there is none. */
  readCopy?: ReadCopy | undefined;
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
  /** Tells open pages what has changed. */
  push: Push;
  /** For errors outside of calls. */
  log: Pick<FastifyBaseLogger, 'error'>;
}

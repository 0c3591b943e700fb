import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Clock } from './clock';
import type { Db } from './database/connection';
import type { FileStore } from './files/file-store';
import type { Jobs } from './jobs/jobs';
import type { Delivery } from './mail/delivery';
import type { Mailer } from './mail/mailer';
import type { Sessions } from './sessions/sessions';
import type { LiveRegistry } from './web/live-registry';

/** What handlers work with beside the database; put together once, in `createApp`. */
export interface Services {
  db: Db;
  clock: Clock;
  config: Config;
  sessions: Sessions;
  files: FileStore;
  jobs: Jobs;
  mailer: Mailer;
  delivery: Delivery;
  /** Which remotes are live; absent where no pages are served. */
  live: LiveRegistry | undefined;
  /** For what goes wrong where no call waits for an answer. */
  log: Pick<FastifyBaseLogger, 'error'>;
}

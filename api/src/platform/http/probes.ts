import type { FastifyInstance } from 'fastify';
import { PoolFullError } from '../database/bounded-pool';
import { isMigrated } from '../database/migrate';
import type { Services } from './services';
import { open } from './access';
import { failure } from '../failure';

/** `/health`: the process runs. `/ready`: it can answer calls; the gateway routes calls to ready replicas only. */
export function serveProbes(app: FastifyInstance, { db }: Services): void {
  app.get('/health', { config: { access: open } }, () => ({ data: { status: 'up' } }));

  let hasBeenMigrated = false;
  app.get('/ready', { config: { access: open } }, async () => {
    try {
      await db.selectNoFrom((eb) => eb.val(1).as('one')).execute();
      hasBeenMigrated ||= await isMigrated(db);
    } catch (error) {
      // A busy replica stays ready: otherwise the gateway would move all its calls to the next one.
      if (error instanceof PoolFullError && hasBeenMigrated) return { data: { status: 'ready' } };
      throw failure('notReady', { retryAfter: 2, cause: error });
    }
    if (!hasBeenMigrated) throw failure('notReady', { retryAfter: 2 });
    return { data: { status: 'ready' } };
  });
}

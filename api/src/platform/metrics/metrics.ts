import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import type { ConnectionCounts } from '../database/bounded-pool';
import type { Db } from '../database/connection';
import type { ReadCounts } from '../database/read-copy';
import { readBacklog } from './backlog';
import { createHistogram, exposition, type Family } from './families';
import { connectionFamilies, readFamilies, watchProcess } from './process-metrics';

export interface Metrics {
  /** Before any route is registered. */
  watch(server: FastifyInstance): void;
  /** In the text format of Prometheus. */
  read(): Promise<string>;
  stop(): void;
}

export interface MetricsOptions {
  db: Db;
  connections: () => ConnectionCounts;
  /** Absent: there is no copy of the database for reading. */
  reads?: (() => ReadCounts) | undefined;
  clock: Clock;
  version: string;
}

const MILLISECONDS = 1_000;

/** What a replica tells of itself to whoever watches it: no person, no address, nothing that somebody typed. */
export function createMetrics({ db, connections, reads, clock, version }: MetricsOptions): Metrics {
  const calls = new Map<string, { labels: Record<string, string>; value: number }>();
  const durations = createHistogram();
  const process = watchProcess(version);
  let underWay = 0;
  let log: Pick<FastifyBaseLogger, 'error'> | undefined;

  function count(labels: Record<string, string>): void {
    const key = Object.values(labels).join('\n');
    const found = calls.get(key) ?? { labels, value: 0 };
    found.value += 1;
    calls.set(key, found);
  }

  async function ofDatabase(): Promise<Family[]> {
    const state = (value: number): Family => ({
      name: 'passerelle_database_up',
      help: 'Whether the database answered this very look.',
      type: 'gauge',
      samples: [{ value }],
    });
    try {
      return [state(1), ...(await readBacklog(db, clock.now()))];
    } catch (error) {
      log?.error({ err: error }, 'The metrics of the database could not be read.');
      return [state(0)];
    }
  }

  return {
    watch: (server) => {
      log = server.log;
      server.addHook('onRequest', (_request, _reply, done) => {
        underWay += 1;
        done();
      });
      server.addHook('onResponse', (request, reply, done) => {
        underWay -= 1;
        // The route rather than the address, which holds ids and search terms and has no end of values.
        const route = request.routeOptions.url ?? '(none)';
        count({ method: request.method, route, status: String(reply.statusCode) });
        durations.observe({ method: request.method, route }, reply.elapsedTime / MILLISECONDS);
        done();
      });
    },
    read: async () =>
      exposition([
        ...process.families(),
        {
          name: 'passerelle_http_requests_total',
          help: 'Requests that were answered, by method, route and status.',
          type: 'counter',
          samples: [...calls.values()],
        },
        {
          name: 'passerelle_http_request_duration_seconds',
          help: 'How long they took, until the last byte was sent, by method and route.',
          type: 'histogram',
          samples: durations.samples(),
        },
        {
          name: 'passerelle_http_requests_under_way',
          help: 'Requests that are being answered.',
          type: 'gauge',
          samples: [{ value: underWay }],
        },
        ...connectionFamilies(connections()),
        ...readFamilies(reads?.()),
        ...(await ofDatabase()),
      ]),
    stop: () => process.stop(),
  };
}

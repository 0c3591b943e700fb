import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock';
import type { ConnectionCounts } from '../database/bounded-pool';
import type { Db } from '../database/connection';
import type { ReadCounts } from '../database/read-replica';
import { backlogGauges } from './backlog';
import { connectionMetrics, processMetrics, readMetrics } from './process-metrics';

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
  /** Absent: there is no read replica. */
  reads?: (() => ReadCounts) | undefined;
  clock: Clock;
  version: string;
}

const MILLISECONDS = 1_000;
const BUCKETS_IN_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of a replica for monitoring: no people, no addresses, no typed text. */
export function createMetrics({ db, connections, reads, clock, version }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  processMetrics(registry, version);
  const calls = new Counter({
    name: 'passerelle_http_requests_total',
    help: 'Requests that were answered, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'passerelle_http_request_duration_seconds',
    help: 'How long they took, until the last byte was sent, by method and route.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS_IN_SECONDS,
    registers,
  });
  const underWay = new Gauge({
    name: 'passerelle_http_requests_under_way',
    help: 'Requests that are being answered.',
    registers,
  });
  connectionMetrics(registry, connections);
  if (reads) readMetrics(registry, reads);
  const up = new Gauge({
    name: 'passerelle_database_up',
    help: 'Whether the database answered this very look.',
    registers,
  });
  // In a registry of its own, since they are left out while the database is down.
  const ofDatabase = new Registry();
  const readBacklog = backlogGauges(ofDatabase, db);
  let log: Pick<FastifyBaseLogger, 'error'> | undefined;

  return {
    watch: (server) => {
      log = server.log;
      server.addHook('onRequest', (_request, _reply, done) => {
        underWay.inc();
        done();
      });
      server.addHook('onResponse', (request, reply, done) => {
        underWay.dec();
        // The route instead of the address, which holds ids and search terms and has unlimited values.
        const of = { method: request.method, route: request.routeOptions.url ?? '(none)' };
        calls.inc({ ...of, status: String(reply.statusCode) });
        durations.observe(of, reply.elapsedTime / MILLISECONDS);
        done();
      });
    },
    read: async () => {
      const isUp = await readBacklog(clock.now()).then(
        () => true,
        (error: unknown) => {
          log?.error({ err: error }, 'The metrics of the database could not be read.');
          return false;
        },
      );
      up.set(isUp ? 1 : 0);
      const texts = [await registry.metrics(), isUp ? await ofDatabase.metrics() : ''];
      return texts.join('');
    },
    stop: () => registry.clear(),
  };
}

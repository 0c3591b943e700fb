import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock';
import type { ConnectionCounts } from '../database/bounded-pool';
import type { Db } from '../database/connection';
import type { ReadCounts } from '../database/read-replica';
import { backlogGauges } from './backlog';

/** Gauges that are named like counters, which promtool rejects. */
const misnamedMetrics = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** The resource usage of this process. */
function processMetrics(registry: Registry, version: string): void {
  collectDefaultMetrics({ register: registry });
  for (const name of misnamedMetrics) registry.removeSingleMetric(name);
  new Gauge({
    name: 'passerelle_build_info',
    help: 'Always 1; which version answers.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.version }, 1);
}

function connectionMetrics(registry: Registry, connections: () => ConnectionCounts): void {
  registry.registerMetric(
    new Gauge({
      name: 'passerelle_database_connections',
      help: 'Connections of this replica to the database, by state.',
      labelNames: ['state'],
      registers: [],
      collect() {
        const { open, idle } = connections();
        this.set({ state: 'used' }, open - idle);
        this.set({ state: 'idle' }, idle);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'passerelle_database_connection_queue',
      help: 'Calls of this replica that wait for a connection.',
      registers: [],
      collect() {
        this.set(connections().waiting);
      },
    }),
  );
}

function readMetrics(registry: Registry, reads: () => ReadCounts): void {
  registry.registerMetric(
    new Counter({
      name: 'passerelle_database_reads_total',
      help: 'Reads that may go to a copy of the database, by where they went.',
      labelNames: ['from'],
      registers: [],
      collect() {
        this.reset();
        for (const [from, value] of Object.entries(reads())) this.inc({ from }, value);
      },
    }),
  );
}

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

import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client';
import type { ConnectionCounts } from '../database/bounded-pool';
import type { ReadCounts } from '../database/read-replica';

/** Gauges that are named like counters, which promtool rejects. */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

/** The resource usage of this process. */
export function processMetrics(registry: Registry, version: string): void {
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  new Gauge({
    name: 'passerelle_build_info',
    help: 'Always 1; which version answers.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.version }, 1);
}

export function connectionMetrics(registry: Registry, connections: () => ConnectionCounts): void {
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

export function readMetrics(registry: Registry, reads: () => ReadCounts): void {
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

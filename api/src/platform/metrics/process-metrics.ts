import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ConnectionCounts } from '../database/bounded-pool';
import type { ReadCounts } from '../database/read-copy';
import type { Family } from './families';

const gauge = (name: string, help: string, value: number): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});

export const connectionFamilies = ({ open, idle, waiting }: ConnectionCounts): Family[] => [
  {
    name: 'passerelle_database_connections',
    help: 'Connections of this replica to the database, by state.',
    type: 'gauge',
    samples: [
      { labels: { state: 'used' }, value: open - idle },
      { labels: { state: 'idle' }, value: idle },
    ],
  },
  gauge('passerelle_database_connection_queue', 'Calls of this replica that wait for a connection.', waiting),
];

export const readFamilies = (reads: ReadCounts | undefined): Family[] => [
  {
    name: 'passerelle_database_reads_total',
    help: 'Reads that may go to a copy of the database, by where they went.',
    type: 'counter',
    samples: Object.entries(reads ?? {}).map(([from, value]) => ({ labels: { from }, value })),
  },
];

const NANOSECONDS = 1e9;

/** What this process takes of its machine. */
export function watchProcess(version: string) {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    families: (): Family[] => {
      const { user, system } = process.cpuUsage();
      const p99 = delay.percentile(99) / NANOSECONDS;
      delay.reset();
      return [
        {
          name: 'passerelle_build_info',
          help: 'Always 1; which version answers.',
          type: 'gauge',
          samples: [{ labels: { version, node: process.version }, value: 1 }],
        },
        {
          name: 'process_cpu_seconds_total',
          help: 'Processor time of this replica, its threads included.',
          type: 'counter',
          samples: [{ value: (user + system) / 1e6 }],
        },
        gauge('process_resident_memory_bytes', 'Memory of this replica.', process.memoryUsage.rss()),
        gauge('process_start_time_seconds', 'When this replica started.', performance.timeOrigin / 1_000),
        gauge('nodejs_eventloop_lag_p99_seconds', 'The event loop’s delay since the last look, 99th percentile.', p99),
      ];
    },
    stop: () => void delay.disable(),
  };
}

/** The rows bench of one engine, in a process of its own: prints one line of JSON per call. */
import { join } from 'node:path';

import { fill, tables } from './fill';
import { measure } from './measure';
import { openSet, type RowSet } from './row-set';

const { BENCH_ROWS, BENCH_CALLS, BENCH_URL, BENCH_FOLDER } = process.env;
const workerFile = join(import.meta.dirname, 'embedded.worker.js');
const say = (what: unknown): void => void process.stdout.write(`${JSON.stringify(what)}\n`);

/** Of every so many rows one is the person's own, and the others' owners have a third as many each: 5,000 of two millions. */
const own = 5_000;
const share = Math.max(Math.floor(Number(BENCH_ROWS) / own), 2);
const crowd = share * 3;

const sets: Record<string, { rows: number; people: number }> = {
  few: { rows: 1_000, people: 1 },
  alone: { rows: own, people: 1 },
  crowd: { rows: own * share, people: crowd },
};

const opened: Record<string, RowSet> = {};
try {
  for (const [name, { rows, people }] of Object.entries(sets)) {
    const set = await openSet({ name, workerFile, url: BENCH_URL, folder: BENCH_FOLDER ?? '' });
    opened[name] = set;
    const owners = Array.from({ length: people }, (_, index) =>
      index % share === 0 ? set.person : `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    );
    for (const table of Object.values(tables)) {
      const begun = performance.now();
      await fill(set.db, table, owners, rows);
      say({ filled: name, table: table.name, rows, seconds: Math.round((performance.now() - begun) / 1000) });
    }
    await set.settle();
  }
  for await (const line of measure(opened, Number(BENCH_CALLS))) say(line);
} finally {
  for (const set of Object.values(opened)) await set.close();
}
process.exit(0);

/** The bench of people's lists on one engine, in a process of its own: prints one line of JSON per call. */
import { join } from 'node:path';

import { measure, type Timed } from '../rows/measure';
import { type BenchDatabase, openBenchDatabase } from '../rows/open-database';
import { fillPeople, type Size } from './fill';
import { openPeople } from './people-set';

const { BENCH_PEOPLE, BENCH_CALLS, BENCH_URL, BENCH_FOLDER } = process.env;
const workerFile = join(import.meta.dirname, 'embedded.worker.js');
const say = (what: unknown): void => void process.stdout.write(`${JSON.stringify(what)}\n`);

const organizations = 50;
const people = Number(BENCH_PEOPLE) / organizations;
const sets: Record<string, Size> = {
  few: { organizations: 1, people: 1_000, lines: 1_000 },
  crowd: { organizations, people, lines: Number(BENCH_PEOPLE) },
};

const opened: BenchDatabase[] = [];
try {
  const timed: Record<string, Timed> = {};
  for (const [name, size] of Object.entries(sets)) {
    const database = await openBenchDatabase({ name, workerFile, url: BENCH_URL, folder: BENCH_FOLDER ?? '' });
    opened.push(database);
    await fillPeople(database.db, size, (step) => say({ set: name, ...step }));
    timed[name] = await openPeople(database, size);
    await database.settle();
  }
  for await (const line of measure(timed, Number(BENCH_CALLS))) say(line);
} finally {
  for (const database of opened) await database.close();
}
process.exit(0);

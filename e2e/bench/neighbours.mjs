import { spawn } from 'node:child_process';
import { constants, loadavg, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { apiBundle, apiEntries } from '../../shared/build/bundle/api-bundle.mjs';
import { buildDir } from '../../shared/build/paths.mjs';
import { withData } from './neighbours/data.mjs';
import { timesOf } from './neighbours/pace.mjs';
import { median, ratio, table } from './numbers.mjs';

/** @typedef {import('./neighbours/data.mjs').Engine} Engine */
/** @typedef {import('./neighbours/data.mjs').People} People */
/** @typedef {import('./neighbours/data.mjs').Running} Running */

const book = 10_000;
const [fewRows, manyRows] = [1_000, 100_000];
const fileOf = (/** @type {string} */ name) => fileURLToPath(new URL(`./neighbours/${name}`, import.meta.url));

/**
 * One participant with a full book asks for twelve exports at once, again and again, and imports and previews in between:
 * the time of a neighbour's calls meanwhile, and the memory of an export with 1,000 rows and, past the limit, 100,000.
 * @param {{ calls: number, rounds: number, engines: readonly Engine[], what: readonly ('waits' | 'memory')[] }} options
 */
export async function benchNeighbours({ calls, rounds, engines, what }) {
  const out = join(buildDir, 'bench');
  await build({ ...apiBundle(out), entryPoints: { ...apiEntries, 'neighbours-server': fileOf('server.ts') } });
  const file = join(out, 'neighbours-server.js');
  const waits = [];
  const peaks = [];
  for (const engine of engines) {
    if (what.includes('waits')) {
      waits.push(
        ...(await withData({ file, engine, contacts: book }, (people, start) =>
          measureWaits({ engine, people, calls, rounds }, start),
        )),
      );
    }
    if (what.includes('memory')) peaks.push(await comparePeaks(file, engine, rounds));
  }
  if (waits.length > 0) table(`A neighbour’s ${calls} calls, one every 50 ms; milliseconds`, waits);
  if (peaks.length > 0) table('Most memory of the server’s process, after a spreadsheet and all data as JSON', peaks);
}

/** @param {string} file @param {Engine} engine @param {number} rounds */
async function comparePeaks(file, engine, rounds) {
  const measure = (/** @type {People} */ people, /** @type {() => Promise<Running>} */ start) =>
    repeat(rounds, () => measurePeak(people, start));
  const few = await withData({ file, engine, contacts: fewRows }, measure);
  const many = await withData({ file, engine, contacts: manyRows }, measure);
  const megabytes = (/** @type {number[]} */ kilobytes) =>
    `${Math.round(median(kilobytes) / 1_000)} (${kilobytes.map((one) => Math.round(one / 1_000)).join(', ')})`;
  return {
    engine,
    '1,000 rows, MB': megabytes(few),
    '100,000 rows, MB': megabytes(many),
    ratio: ratio(median(many), median(few)),
    'load average': loadavg()[0]?.toFixed(1) ?? '',
  };
}

/** @template T @param {number} times @param {() => Promise<T>} measure */
async function repeat(times, measure) {
  const all = [];
  for (let n = 0; n < times; n += 1) all.push(await measure());
  return all;
}

/**
 * @param {People} people
 * @param {() => Promise<Running>} start
 */
async function measurePeak({ greedy, neighbour }, start) {
  const { url, stop } = await start();
  for (const { cookie } of [neighbour, greedy]) {
    for (const path of ['/me/export', '/me/export/everything']) {
      const answer = await fetch(`${url}/api${path}`, { headers: { cookie } });
      await answer.body?.pipeTo(new WritableStream());
      if (answer.status !== 200) throw new Error(`An export was answered ${answer.status}.`);
    }
  }
  return stop();
}

/**
 * Quiet and attack in turn.
 * @param {{ engine: Engine, people: People, calls: number, rounds: number }} options
 * @param {() => Promise<Running>} start
 */
async function measureWaits({ engine, people, calls, rounds }, start) {
  const { url, load, stop } = await start();
  const { cookie } = people.neighbour;
  const measure = async () => {
    await load();
    const times = await timesOf(url, cookie, calls);
    return {
      p50: at(times, 0.5),
      p95: at(times, 0.95),
      p99: at(times, 0.99),
      loop: await load(),
      busy: loadavg()[0] ?? 0,
    };
  };
  await timesOf(url, cookie, 100);
  const all = await repeat(rounds, async () => {
    const quiet = await measure();
    const attack = startAttack(url, people.greedy.cookie);
    await pause(500);
    const loud = await measure();
    const answers = await attack.stop();
    await pause(1_000);
    return { quiet, loud, answers, ratio: loud.p95 / quiet.p95 };
  });
  await stop();
  /** @param {typeof all[number]['quiet']} one */
  const shown = ({ p50, p95, p99 }) => [p50, p95, p99].map((time) => time.toFixed(1)).join(' / ');
  /** @param {typeof all[number]['quiet']} one */
  const loopOf = ({ loop }) => [loop.p50, loop.p95, loop.p99, loop.max].map((time) => time.toFixed(0)).join(' / ');
  return all.map(({ quiet, loud, answers }) => ({
    engine,
    'quiet, p50 / p95 / p99': shown(quiet),
    'attack, p50 / p95 / p99': shown(loud),
    'p95, ratio': ratio(loud.p95, quiet.p95),
    'loop late, quiet, p50 / p95 / p99 / max': loopOf(quiet),
    'loop late, attack': loopOf(loud),
    'cpu of the server, s': `${(quiet.loop.cpu / 1_000).toFixed(1)} → ${(loud.loop.cpu / 1_000).toFixed(1)}`,
    'load average': `${quiet.busy.toFixed(1)} → ${loud.busy.toFixed(1)}`,
    'what the attack was answered': answers,
  }));
}

/** @param {number[]} times @param {number} share */
const at = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** @param {string} url @param {string} cookie */
function startAttack(url, cookie) {
  const child = spawn(process.execPath, [fileOf('attacker.mjs'), url, cookie], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Low priority, since in production it would run on another machine.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const answers = child.stdout.setEncoding('utf8').toArray();
  return {
    stop: async () => {
      child.kill('SIGTERM');
      return (await answers).join('');
    },
  };
}

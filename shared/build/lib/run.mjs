import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { root } from '../paths.mjs';

/** @param {string} name */
export const bin = (name) => join(root, 'node_modules/.bin', name);

/**
 * Runs a command to its end. Its output is shown as it comes, or kept and shown only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @param {Parameters<typeof run>} args */
export async function mustRun(...args) {
  const { code, output } = await run(...args);
  if (code !== 0) throw new Error(`${[args[0], ...args[1]].join(' ')} failed\n${output}`);
  return output;
}

/**
 * Runs the jobs, `width` at a time: more builds at once than cores is slower than one after the other.
 * @template T
 * @param {number} width
 * @param {(() => Promise<T>)[]} jobs
 */
export async function inParallel(width, jobs) {
  const queue = [...jobs];
  const workers = Array.from({ length: Math.min(width, queue.length) }, async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await job();
  });
  await Promise.all(workers);
}

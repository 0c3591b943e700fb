import { spawn } from 'node:child_process';

/** Thrown when this machine cannot run containers: the check is skipped unless it was requested explicitly. */
export class Skipped extends Error {}

/** The kernel supports no engine, whatever is installed; the run counts as skipped. */
export class LackingKernel extends Skipped {}

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] Beside that of this process.
 * @property {string} [cwd]
 * @property {number} [timeout] Milliseconds; then the command is killed.
 * @property {boolean} [mayFail]
 * @property {(text: string) => void} [onOutput]
 */

const MINUTE = 60_000;

/**
 * Runs a command without a shell and returns its output; throws with the last lines on failure.
 * @param {string} command @param {readonly string[]} args @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function tryRun(command, args, { env = {}, cwd, timeout = 10 * MINUTE, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
    let output = '';
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      onOutput?.(chunk.toString());
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ code: 127, output: error.message });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** The same, where failing is no answer. @param {Parameters<typeof tryRun>} args */
export async function mustRun(...args) {
  const { code, output } = await tryRun(...args);
  if (code === 0) return output;
  const command = [args[0], ...args[1]].join(' ');
  throw new Error(`${command.slice(0, 200)} ended with ${code}:\n${output.split('\n').slice(-15).join('\n')}`);
}

/** @param {number} milliseconds */
export const wait = (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/**
 * Asks again until the answer is true, or what went wrong last is thrown.
 * @param {string} what @param {() => Promise<unknown>} ask @param {number} [within] milliseconds
 */
export async function until(what, ask, within = MINUTE) {
  let last = '';
  for (const end = Date.now() + within; Date.now() < end; await wait(500)) {
    try {
      if (await ask()) return;
      last = '';
    } catch (error) {
      last = String(error);
    }
  }
  throw new Error(`Not within ${within / 1000} s: ${what}. ${last}`);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export interface Running {
  /** Sends a signal and waits for the end of the process and its children. */
  stop: (signal: 'SIGTERM' | 'SIGQUIT' | 'SIGKILL') => Promise<void>;
  hasEnded: () => boolean;
  log: () => string;
}

interface Command {
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** File for the output of the process. */
  logFile: string;
}

const running = new Set<number>();

function signalGroup(leader: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

// Nothing is left behind, however this process ends.
process.on('exit', () => running.forEach((leader) => signalGroup(leader, 'SIGKILL')));

const ended = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Starts a process that leads a group of its own. */
export function run({ command, args, env, logFile }: Command): Running {
  // A file and no pipe: nginx opens its output once more, by name.
  const output = openSync(logFile, 'a');
  const child = spawn(command, args, { env, stdio: ['ignore', output, output], detached: true });
  const leader = child.pid;
  if (leader === undefined) throw new Error(`${command} does not start.`);
  running.add(leader);
  const end = new Promise<void>((resolve) => void child.on('exit', () => resolve()));
  return {
    hasEnded: () => ended(child),
    log: () => readFileSync(logFile, 'utf8'),
    stop: async (signal) => {
      if (!ended(child)) {
        process.kill(leader, signal);
        const forced = setTimeout(() => signalGroup(leader, 'SIGKILL'), 15_000);
        await end;
        clearTimeout(forced);
      }
      signalGroup(leader, 'SIGKILL');
      running.delete(leader);
    },
  };
}

/** Waits for an address to answer well; a process that has ended meanwhile is told of with its last words. */
export async function answers(address: string, from: Running, patience = 150_000): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
    if (from.hasEnded()) throw new Error(`Who should answer at ${address} has ended:\n${from.log().slice(-3_000)}`);
    const answer = await fetch(address).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error(`No answer from ${address}:\n${from.log().slice(-3_000)}`);
}

/** Another process on these ports would answer in place of the one under test. */
export async function assertFree(places: readonly string[]): Promise<void> {
  for (const place of places) {
    const answer = await fetch(`http://${place}/`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) throw new Error(`Another process answers at ${place}, where the topology is to be started.`);
  }
}

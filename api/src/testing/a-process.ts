import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { prepared } from './test-database';

export interface ServerProcess {
  child: ChildProcess;
  /** Its output so far, of both streams. */
  output: () => string;
  /** Its exit code, or the signal that killed it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

type Environment = Record<string, string>;

/** The server as in production: a separate process, known only by its output. */
export function startProcess(env: Environment, stdio: StdioOptions = ['ignore', 'pipe', 'pipe']): ServerProcess {
  const disk = join(import.meta.dirname, 'full-disk.cjs');
  const child = spawn(process.execPath, ['--require', disk, prepared('PASSERELLE_TEST_MAIN')], {
    stdio,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'test',
      DEMO: '0',
      PORT: '0',
      LOG_LEVEL: 'error',
      FULL_DISK_WHEN: '/nowhere',
      ...env,
    },
  });
  const pieces: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => pieces.push(String(bytes)));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  return { child, output: () => pieces.join(''), ended };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Polls until the answer is the expected one. */
export async function answers(url: string, status: number, init?: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
    if (answer?.status === status) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

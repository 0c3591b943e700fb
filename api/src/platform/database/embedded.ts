import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { backoffMs } from '../backoff';
import { folderProblem } from '../starting/data-folder';
import { makeTemporaryFolder } from '../starting/leftovers';
import { lockDataFolder, removeAddress, writeAddress } from './data-lock';
import { guardsOf, type Guards } from './guards';
import { refusalOf, type WorkerOrder, type WorkerReport, type WorkerStart } from './embedded.messages';

/**
 * A statement over its time limit ends with the whole engine, which has no other way to stop it. An idle transaction
 * that others wait for is rolled back.
 */
export interface EmbeddedOptions extends Guards {
  /** The compiled `embedded.worker`. */
  workerFile: string;
  /** The folder of `db` and its lock; absent: in memory, for tests. */
  dataDir?: string;
  template?: string;
  say: (sentence: string) => void;
}

export interface Embedded {
  host: string;
  port: number;
  /** A copy of the whole database, as a template for others. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

const SOCKET_PORT = 5432;
const STOP_TIMEOUT_MS = 5_000;
const MAX_RESTARTS = 5;
const RESTART_BACKOFF = { firstMs: 500, longestMs: 5_000 };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const isRefusedByDisk = (error: unknown): boolean => refusalOf(error) !== undefined;

interface Running {
  worker: Worker;
  port: number;
}

/** PostgreSQL inside this process, in its own thread: reached through a socket like any other, see `connection`. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const guards = guardsOf(options);
  const lock = options.dataDir === undefined ? undefined : await lockDataFolder(options.dataDir);
  // Windows has no file sockets that `pg` could use; a folder per socket keeps other users out.
  const folder = process.platform === 'win32' ? undefined : await makeTemporaryFolder();
  const busySince = new BigInt64Array(new SharedArrayBuffer(8));
  let port = folder ? SOCKET_PORT : 0;
  let isClosing = false;
  let restarting: Promise<void> | undefined;
  const closing = new AbortController();

  const boot = (): Promise<Running> =>
    new Promise((resolve, reject) => {
      const start: WorkerStart = {
        ...(options.dataDir !== undefined && { dataDir: join(options.dataDir, 'db') }),
        ...(options.template !== undefined && { template: options.template }),
        listen: folder ? { path: join(folder, `.s.PGSQL.${SOCKET_PORT}`) } : { host: '127.0.0.1', port },
        busySince: busySince.buffer,
        idleTransaction: guards.idle_in_transaction_session_timeout,
      };
      const worker = new Worker(options.workerFile, { workerData: start });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The embedded database ended while it started.')));
      worker.once('message', (report: WorkerReport) => {
        if (report.kind === 'listening') resolve({ worker, port: folder ? SOCKET_PORT : report.port });
      });
    });

  const watch = ({ worker }: Running): void => {
    worker.on('error', (error) => options.say(`The embedded database failed: ${error.message}`));
    worker.once('exit', () => {
      Atomics.store(busySince, 0, 0n);
      if (!isClosing) restarting = restart();
    });
  };

  /** Waits for a full disk to have room again; any other failure to start ends the process after some attempts. */
  async function restart(): Promise<void> {
    options.say('The embedded database starts again.');
    for (let failures = 1; !closing.signal.aborted; failures += 1) {
      try {
        running = await boot();
        watch(running);
        if (failures > 1) options.say('The embedded database is back.');
        return;
      } catch (error) {
        if (failures === 1) options.say(`The embedded database cannot start: ${messageOf(error)}`);
        if (!isRefusedByDisk(error) && failures >= MAX_RESTARTS) {
          options.say('The embedded database keeps failing: giving up.');
          process.exit(1);
        }
        await wait(backoffMs(RESTART_BACKOFF, failures), undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  let running: Running;
  try {
    running = await boot();
  } catch (error) {
    lock?.release();
    if (folder) await rm(folder, { recursive: true, force: true });
    throw isRefusedByDisk(error) ? folderProblem('DATA_DIR', options.dataDir ?? '', error) : error;
  }
  port = running.port;
  watch(running);
  const host = folder ?? '127.0.0.1';
  if (options.dataDir !== undefined) writeAddress(options.dataDir, { host, port });

  const watchdog = setInterval(
    () => {
      const since = Number(Atomics.load(busySince, 0));
      if (since === 0 || Date.now() - since < guards.statement_timeout) return;
      options.say(`A statement took more than ${guards.statement_timeout / 1_000} s: it is ended.`);
      void running.worker.terminate();
    },
    Math.min(500, guards.statement_timeout / 4),
  );
  watchdog.unref();

  const ask = (order: WorkerOrder): void => running.worker.postMessage(order);
  return {
    host,
    port,
    dump: () =>
      new Promise((resolve) => {
        running.worker.on('message', (report: WorkerReport) => {
          if (report.kind === 'dumped') resolve(new Uint8Array(report.bytes));
        });
        ask('dump');
      }),
    close: async () => {
      isClosing = true;
      closing.abort();
      await restarting;
      if (options.dataDir !== undefined) removeAddress(options.dataDir);
      clearInterval(watchdog);
      // A thread that has ended without replacement has no id.
      const hasEnded = running.worker.threadId === -1;
      const ended = hasEnded ? undefined : new Promise<void>((resolve) => running.worker.once('exit', () => resolve()));
      const late = setTimeout(() => void running.worker.terminate(), STOP_TIMEOUT_MS);
      ask('stop');
      await ended;
      clearTimeout(late);
      if (folder) await rm(folder, { recursive: true, force: true });
      lock?.release();
    },
  };
}

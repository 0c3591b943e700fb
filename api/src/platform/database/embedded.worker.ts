import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { assertFlushes, DurableFiles, prepareFolder } from './durable-files';
import { refusalOf, type WorkerOrder, type WorkerReport, type WorkerStart } from './embedded.messages';
import { createWireServer } from './wire-server';

if (!parentPort) throw new Error('The embedded database runs in a thread of its own.');
const parent = parentPort;
const start = workerData as WorkerStart;
const busySince = new BigInt64Array(start.busySince);
const report = (message: WorkerReport): void => parent.postMessage(message);

/**
 * The engine's functions are optimised after some use. The default threshold optimises code that a start runs once, and
 * doubles its processor time; a later one costs nothing.
 */
setFlagsFromString('--wasm-tiering-budget=100000000');

const extensions = { pg_trgm, btree_gin, unaccent };
const SMALL_BUFFERS = ['-c', 'shared_buffers=32MB'];
const SMALL_DATABASE = 128 * 2 ** 20;
const unflushed = [...PGlite.defaultStartParams, ...SMALL_BUFFERS];
const flushed = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'synchronous_commit=on',
];

/** The engine ends when the disk refuses a write; its own errors do not name that reason, this one does. */
class EngineEnded extends Error {
  constructor(
    readonly code: string | undefined,
    cause?: unknown,
  ) {
    super(code === undefined ? 'The engine has ended.' : `The disk takes nothing more: ${code}.`, { cause });
  }
}

let disk: DurableFiles | undefined;

/**
 * All buffers are zeroed at each start, a third of its time with the default of 128 MB: a small database needs less.
 */
function buffersFor(dataDir: string): string[] {
  const base = join(dataDir, 'base');
  if (!existsSync(base)) return SMALL_BUFFERS;
  let bytes = 0;
  for (const entry of readdirSync(base, { recursive: true, encoding: 'utf8' }))
    bytes += statSync(join(base, entry)).size;
  return bytes < SMALL_DATABASE ? SMALL_BUFFERS : [];
}

const openOnDisk = (dataDir: string): Promise<PGlite> =>
  prepareFolder(dataDir, async () => {
    const fs = new DurableFiles(dataDir);
    disk = fs;
    const db = await PGlite.create({ fs, extensions, startParams: [...flushed, ...buffersFor(dataDir)] });
    await assertFlushes(db, fs);
    return db;
  }).catch((error: unknown) => {
    const code = disk?.refusal ?? refusalOf(error);
    throw code === undefined && error instanceof Error ? error : new EngineEnded(code, error);
  });

function openInMemory(template: string | undefined): Promise<PGlite> {
  const options: PGliteOptions = { extensions, startParams: unflushed };
  return PGlite.create(template ? { ...options, loadDataDir: new Blob([readFileSync(template)]) } : options);
}

const db = start.dataDir ? await openOnDisk(start.dataDir) : await openInMemory(start.template);
const server = createWireServer({
  db,
  idleTransaction: start.idleTransaction,
  onEnd: () => {
    const ended = new EngineEnded(disk?.refusal);
    // Outside any promise that waits for the engine: the error ends the thread, which is then restarted.
    setImmediate(() => {
      throw ended;
    });
    return ended.code;
  },
  onBusy: (isBusy) => void Atomics.store(busySince, 0, isBusy ? BigInt(Date.now()) : 0n),
});

parent.on('message', (order: WorkerOrder) => {
  if (order === 'stop') {
    server.close();
    void db.close().finally(() => {
      report({ kind: 'stopped' });
      process.exit(0);
    });
  }
  if (order === 'dump') {
    void db
      .dumpDataDir('none')
      .then((tar) => tar.arrayBuffer())
      .then((bytes) => report({ kind: 'dumped', bytes }));
  }
});

if (start.listen.path) rmSync(start.listen.path, { force: true });
server.listen(start.listen, () => {
  const address = server.address();
  report({ kind: 'listening', port: typeof address === 'object' && address ? address.port : 0 });
});

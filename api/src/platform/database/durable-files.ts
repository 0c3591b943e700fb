import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { PGlite } from '@electric-sql/pglite';
import { refusalOf } from './embedded.messages';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];
interface HostStream {
  nfd: number;
}
/** The used part of Emscripten's host file system; pinned by the version and asserted at start. */
interface HostFiles {
  stream_ops: { fsync?: (stream: HostStream) => number; write: (...given: unknown[]) => number };
}
interface RuntimeModule {
  FS: { filesystems: { NODEFS: HostFiles } };
}

/**
 * Emscripten drops every request to flush: without this an acknowledged write can be lost with the power.
 * The database requests a flush at each commit, and here the disk executes it.
 */
export class DurableFiles extends NodeFS {
  flushes = 0;
  /** Error code of the latest failed write: the engine ends without reporting it. */
  refusal: string | undefined;

  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options);
    const watched = <T>(write: () => T): T => {
      try {
        return write();
      } catch (error) {
        this.refusal = refusalOf(error) ?? this.refusal;
        throw error;
      }
    };
    const flushForReal = (module: RuntimeModule): void => {
      const { stream_ops: streams } = module.FS.filesystems.NODEFS;
      const { write } = streams;
      streams.write = (...given) => watched(() => write(...given));
      streams.fsync = ({ nfd }) => {
        watched(() => fsyncSync(nfd));
        this.flushes += 1;
        return 0;
      };
    };
    const preRun = [...[prepared.emscriptenOpts.preRun ?? []].flat(), flushForReal];
    return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun } };
  }
}

/** A commit must reach the disk; an engine version without this hook is refused. */
export async function assertFlushes(db: PGlite, files: DurableFiles): Promise<void> {
  const before = files.flushes;
  await db.exec(`SELECT pg_logical_emit_message(true, 'passerelle', 'flush')`);
  if (files.flushes === before) {
    throw new Error('The embedded database does not flush its commits to the disk: it is not started.');
  }
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Creates the folder of a new database so that an interrupted first start does no harm: a folder that is not finished
 * cannot be opened and holds nothing yet, so the next start deletes it. The engine copies these files without a flush.
 */
export async function prepareFolder<T>(dataDir: string, open: () => Promise<T>): Promise<T> {
  const unfinished = `${dataDir}.unfinished`;
  if (existsSync(dataDir) && !existsSync(unfinished)) return open();
  rmSync(dataDir, { recursive: true, force: true });
  writeFileSync(unfinished, '', { flush: true });
  const opened = await open().catch((error: unknown) => {
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(unfinished, { force: true });
    throw error;
  });
  for (const path of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) flush(join(dataDir, path));
  rmSync(unfinished);
  flush(dirname(dataDir));
  return opened;
}

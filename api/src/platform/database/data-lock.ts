import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, ownIdentity, type ProcessIdentity } from '../process-identity';
import { StartProblem } from '../starting/start-problem';

export interface DataLock {
  release(): void;
}

export class DataFolderInUse extends StartProblem {}

const heldHere = new Set<string>();
const crashedTakeover = 5_000;
const dyingWithin = 1_000;
const pause = 50;
const attempts = 200;
const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

function read(file: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}

/** The process that has the folder now, if one has. */
export function holderOf(dataDir: string): number | undefined {
  const file = join(dataDir, 'db.lock');
  const holder = read(file);
  return holder && (heldHere.has(file) || isAlive(holder)) ? holder.pid : undefined;
}

/** The file appears whole or not at all, and only where there was none. */
function place(file: string, holder: ProcessIdentity): boolean {
  const own = `${file}.${holder.pid}`;
  try {
    writeFileSync(own, JSON.stringify(holder));
    linkSync(own, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Only one process at a time may clear a dead one's lock, or two could each remove the other's fresh one. */
function clearDead(file: string): void {
  const mutex = `${file}.clearing`;
  try {
    mkdirSync(mutex);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const age = Date.now() - (statSync(mutex, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > crashedTakeover) rmdirSync(mutex);
    return;
  }
  try {
    const holder = read(file);
    if (holder && !isAlive(holder)) unlinkSync(file);
  } finally {
    rmdirSync(mutex);
  }
}

const inUse = (dataDir: string, pid: number): DataFolderInUse =>
  new DataFolderInUse(
    `The data folder ${dataDir} is already used by process ${pid}: stop that one first, or set DATA_DIR to another folder.`,
  );

/** Two databases on one folder silently lose each other's rows: the second one is turned away. */
export async function lockDataFolder(dataDir: string): Promise<DataLock> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'db.lock');
  const own = ownIdentity();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (!heldHere.has(file) && place(file, own)) {
      heldHere.add(file);
      return {
        release: () => {
          heldHere.delete(file);
          unlinkSync(file);
        },
      };
    }
    const holder = read(file);
    if (heldHere.has(file)) throw inUse(dataDir, process.pid);
    // A process that was killed a moment ago may take another to be gone: it is given that moment.
    if (holder && isAlive(holder) && attempt * pause > dyingWithin) throw inUse(dataDir, holder.pid);
    clearDead(file);
    await wait(pause);
  }
  throw new DataFolderInUse(`The data folder ${dataDir} could not be locked: remove ${file} if nothing uses it.`);
}

import { linkSync, mkdirSync, readFileSync, rmdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Holder {
  pid: number;
  /** When the process began, as the system counts it: a pid is given out again, the two together are not. */
  began: string;
}

export interface DataLock {
  release(): void;
}

export class DataFolderInUse extends Error {}

const heldHere = new Set<string>();
const crashedTakeover = 5_000;
const dyingWithin = 1_000;
const pause = 50;
const attempts = 200;
const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/** What Linux knows of a process, after its name; elsewhere nothing. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const beganOf = (pid: number): string => statOf(pid)[19] ?? '';
/** Killed, and only kept until its parent has heard. */
const isGone = (pid: number): boolean => ['Z', 'X'].includes(statOf(pid)[0] ?? '');

function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false;
  }
  return !isGone(holder.pid) && (holder.began === '' || holder.began === beganOf(holder.pid));
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
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
function place(file: string, holder: Holder): boolean {
  const own = `${file}.${holder.pid}`;
  writeFileSync(own, JSON.stringify(holder));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    unlinkSync(own);
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
  const own: Holder = { pid: process.pid, began: beganOf(process.pid) };
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

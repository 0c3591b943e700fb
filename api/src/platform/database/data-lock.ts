import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, ownIdentity, type ProcessIdentity } from '../starting/process-identity';
import { StartProblem } from '../starting/start-problem';

export interface DataLock {
  release(): void;
}

export class DataFolderInUse extends StartProblem {}

const lockedByThisProcess = new Set<string>();
const STALE_MUTEX_MS = 5_000;
const DYING_PROCESS_MS = 1_000;
const RETRY_PAUSE_MS = 50;
const MAX_TRIES = 200;
const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

function read(file: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}

/** The id of the process that has locked the folder, if there is one. */
export function lockHolder(dataDir: string): number | undefined {
  const file = join(dataDir, 'db.lock');
  const holder = read(file);
  return holder && (lockedByThisProcess.has(file) || isAlive(holder)) ? holder.pid : undefined;
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
    if (age > STALE_MUTEX_MS) rmdirSync(mutex);
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

/** Two databases on one folder silently lose each other's rows, so the second one is refused. */
export async function lockDataFolder(dataDir: string): Promise<DataLock> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'db.lock');
  const own = ownIdentity();
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    if (!lockedByThisProcess.has(file) && place(file, own)) {
      lockedByThisProcess.add(file);
      return {
        release: () => {
          lockedByThisProcess.delete(file);
          unlinkSync(file);
        },
      };
    }
    const holder = read(file);
    if (lockedByThisProcess.has(file)) throw inUse(dataDir, process.pid);
    // A process that was just killed may still be listed as running.
    if (holder && isAlive(holder) && attempt * RETRY_PAUSE_MS > DYING_PROCESS_MS) throw inUse(dataDir, holder.pid);
    clearDead(file);
    await wait(RETRY_PAUSE_MS);
  }
  throw new DataFolderInUse(`The data folder ${dataDir} could not be locked: remove ${file} if nothing uses it.`);
}

/** The address of the database in the process that has locked a data folder. */
export interface DataAddress {
  host: string;
  port: number;
}

const addressFile = (dataDir: string): string => join(dataDir, 'db.address');

/** Written beside the lock, readable by this user only: any process that can connect has all rights. */
export function writeAddress(dataDir: string, { host, port }: DataAddress): void {
  const own = `${addressFile(dataDir)}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, host, port }), { mode: 0o600 });
  renameSync(own, addressFile(dataDir));
}

export const removeAddress = (dataDir: string): void => rmSync(addressFile(dataDir), { force: true });

/** Undefined without a process on the folder, or before it has written its address. */
export function readAddress(dataDir: string): DataAddress | undefined {
  const holder = lockHolder(dataDir);
  if (holder === undefined) return undefined;
  try {
    const stored = JSON.parse(readFileSync(addressFile(dataDir), 'utf8')) as DataAddress & { pid: number };
    return stored.pid === holder ? { host: stored.host, port: stored.port } : undefined;
  } catch {
    return undefined;
  }
}

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holderOf } from './data-lock';

/** Where the process that holds a data folder can be asked for what is in it. */
export interface DataAddress {
  host: string;
  port: number;
}

const fileIn = (dataDir: string): string => join(dataDir, 'db.address');

/** Said beside the lock, to this user only: whoever can connect may do everything. */
export function tellAddress(dataDir: string, { host, port }: DataAddress): void {
  const own = `${fileIn(dataDir)}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, host, port }), { mode: 0o600 });
  renameSync(own, fileIn(dataDir));
}

export const forgetAddress = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true });

/** Nothing where nobody holds the folder, or who holds it has not said its address yet. */
export function addressOf(dataDir: string): DataAddress | undefined {
  const holder = holderOf(dataDir);
  if (holder === undefined) return undefined;
  try {
    const told = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as DataAddress & { pid: number };
    return told.pid === holder ? { host: told.host, port: told.port } : undefined;
  } catch {
    return undefined;
  }
}

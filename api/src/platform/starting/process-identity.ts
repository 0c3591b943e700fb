import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from './start-problem';

export interface ProcessIdentity {
  pid: number;
  /** The start time of the process, as the system counts it: ids are reused, the two together are not. */
  began: string;
}

/** The fields of /proc/<pid>/stat after the name; empty on other systems. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const beganOf = (pid: number): string => statOf(pid)[19] ?? '';
/** A zombie: killed, and not yet reaped by its parent. */
const isGone = (pid: number): boolean => ['Z', 'X'].includes(statOf(pid)[0] ?? '');

/** True if that exact process still runs. One with this process's own id ran before it. */
export function isAlive(holder: ProcessIdentity): boolean {
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  return !isGone(holder.pid) && (holder.began === '' || holder.began === beganOf(holder.pid));
}

export const ownIdentity = (): ProcessIdentity => ({ pid: process.pid, began: beganOf(process.pid) });

/** Identifies the machine or container, since processes of others are invisible. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 4);

/** The process tag in names of temporary files. Short, since socket paths are limited. */
export function ownTag(): string {
  const { pid, began } = ownIdentity();
  return [machine, pid.toString(36), Number(began).toString(36)].join('-');
}

export const tagPattern = '([0-9a-f]{4})-([0-9a-z]+)-([0-9a-z]+)';

/** True if a tag belongs to an ended process of this machine. */
export function isLeftBehind([madeOn, pid = '', began = '']: readonly string[]): boolean {
  if (madeOn !== machine) return false;
  const counted = Number.parseInt(began, 36);
  const owner = { pid: Number.parseInt(pid, 36), began: counted === 0 ? '' : String(counted) };
  const own = ownIdentity();
  return !(owner.pid === own.pid && owner.began === own.began) && !isAlive(owner);
}

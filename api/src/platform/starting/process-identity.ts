import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from './start-problem';

export interface ProcessIdentity {
  pid: number;
  /** When the process began, as the system counts it: a pid is given out again, the two together are not. */
  began: string;
}

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

/** Whether that very process still runs; one with the number of this one is from before. */
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

/** Of another machine or container, whose processes cannot be seen from this one. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 4);

/** Names who makes a file or folder that is to be gone with its process: it is short, since sockets lie in such folders. */
export function ownTag(): string {
  const { pid, began } = ownIdentity();
  return [machine, pid.toString(36), Number(began).toString(36)].join('-');
}

export const tagPattern = '([0-9a-f]{4})-([0-9a-z]+)-([0-9a-z]+)';

/** Whether what bears a tag was left by a process of this machine that has ended. */
export function isLeftBehind([madeOn, pid = '', began = '']: readonly string[]): boolean {
  if (madeOn !== machine) return false;
  const counted = Number.parseInt(began, 36);
  const owner = { pid: Number.parseInt(pid, 36), began: counted === 0 ? '' : String(counted) };
  const own = ownIdentity();
  return !(owner.pid === own.pid && owner.began === own.began) && !isAlive(owner);
}

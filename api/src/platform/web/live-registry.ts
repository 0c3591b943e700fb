import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { REMOTES_CONTRACT, type SealedRegistry } from '@passerelle/shared/contract/remotes';

import { digestOf, followPointer, type LiveFlip, type LiveLog } from './live-pointer';

export interface LiveState {
  registry: SealedRegistry;
  /** The file addresses of live versions, and of possible fallbacks. */
  bases: readonly string[];
}

export interface LiveRegistry {
  /** As of now. */
  now(): LiveState;
  /** The registry as of the last second. */
  mark(): string;
}

interface Options {
  webDir: string;
  log: LiveLog;
  /** Milliseconds of a monotonic clock. */
  ticks?: () => number;
}

/**
 * Reading ten files costs more than an ordinary call, on a shared folder even more. A tab may see a new version a
 * second late; a new document always reads the pointers.
 */
const MARK_TTL_MS = 1_000;

/** The name of a remote, from its pointer or from its history folder. */
export const remoteOf = (entry: string): string | undefined => /^([a-z][a-z0-9-]*)(\.json)?$/.exec(entry)?.[1];

const markOf = (flips: readonly LiveFlip[]): string =>
  digestOf(flips.map(({ digest }) => digest).join('\n')).slice(0, 16);

function stateOf(flips: readonly LiveFlip[]): LiveState {
  const remotes = flips.map(({ sealed }) => sealed);
  return {
    registry: { contract: REMOTES_CONTRACT, mark: markOf(flips), remotes },
    bases: flips.flatMap(({ bases }) => bases),
  };
}

/**
 * The live versions, one pointer each, updated by deployments. A remote is removed when both its pointer and its
 * history are; an unreadable folder removes none.
 */
export function liveRegistry({ webDir, log, ticks = () => performance.now() }: Options): LiveRegistry {
  const liveDir = join(webDir, 'live');
  const pointers = new Map<string, () => LiveFlip | null>();
  let complaint = '';
  let state: LiveState | undefined;
  let readAt = -Infinity;

  function list(): void {
    try {
      const names = new Set(readdirSync(liveDir).flatMap((entry) => remoteOf(entry) ?? []));
      for (const name of pointers.keys()) if (!names.has(name)) pointers.delete(name);
      for (const name of names) if (!pointers.has(name)) pointers.set(name, followPointer(liveDir, name, log));
      complaint = '';
    } catch (error) {
      if (complaint !== String(error)) log.error({ err: error }, 'The live remotes cannot be listed.');
      complaint = String(error);
    }
  }

  const now = (): LiveState => {
    list();
    readAt = ticks();
    const names = [...pointers.keys()].toSorted();
    state = stateOf(names.map((name) => pointers.get(name)?.() ?? null).filter((flip) => flip !== null));
    return state;
  };
  const mark = (): string => {
    const current = state && ticks() - readAt < MARK_TTL_MS ? state : now();
    return current.registry.mark;
  };
  return { now, mark };
}

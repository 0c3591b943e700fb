import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyBaseLogger } from 'fastify';

import { flipBefore, newestFlip, readFlip, type Flip } from './flips';

export type LiveLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

export interface LiveFlip extends Flip {
  /** The addresses of its files, and of those of the version before it. */
  bases: readonly string[];
  /** Of everything that is sent of it: a pointer repaired under the same signature counts as new too. */
  digest: string;
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** With the change time (ctime): the modification time can be copied, and does not change with the permissions. */
function markOf(file: string): string {
  const { ino, size, mtimeMs, ctimeMs } = statSync(file);
  return `${ino}/${size}/${mtimeMs}/${ctimeMs}`;
}

/**
 * What one pointer points at, read again when its file has changed. One that cannot be read leaves the last good flip
 * in place; a server that has none yet takes the newest of the remote's history. It is then tried at every request,
 * since the fault may be in a folder above, whose cure leaves no date on the file.
 */
export function followPointer(liveDir: string, name: string, log: LiveLog): () => LiveFlip | null {
  const file = join(liveDir, `${name}.json`);
  let seen = '';
  let complaint = '';
  let live: LiveFlip | null = null;

  const take = (flip: Flip): LiveFlip => {
    const { base, version, serial, by } = flip.release;
    const before = flipBefore(liveDir, name, serial);
    log.info({ remote: name, version, serial, by }, 'A version is live.');
    const bases = before ? [base, before.release.base] : [base];
    return { ...flip, bases, digest: digestOf(JSON.stringify(flip.sealed)) };
  };
  const fallBack = (): LiveFlip | null => {
    const newest = newestFlip(liveDir, name);
    return newest && take(newest);
  };

  return () => {
    let mark = '';
    try {
      mark = markOf(file);
      if (mark !== seen) live = take(readFlip(file, name));
      seen = mark;
      complaint = '';
    } catch (error) {
      seen = '';
      live ??= fallBack();
      const described = `${mark} ${String(error)}`;
      if (described !== complaint) {
        const stays = live ? `${live.release.version} stays live` : 'nothing of it is live';
        log.error({ err: error, remote: name }, `The pointer cannot be read: ${stays}.`);
      }
      complaint = described;
    }
    return live;
  };
}

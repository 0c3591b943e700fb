import { createHash } from 'node:crypto';
import { statSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Ajv } from 'ajv';
import {
  releaseSchema,
  sealedRemoteSchema,
  type Release,
  type SealedRemote,
} from '@passerelle/shared/contract/remotes';

/** A release as it is stored, and parsed. */
interface Flip {
  sealed: SealedRemote;
  release: Release;
}

/** Validation must not change its input, since the digests cover exactly these routes. */
const ajv = new Ajv({ meta: false, validateSchema: false, code: { optimize: false } });
const isSealed = ajv.compile<SealedRemote>(sealedRemoteSchema);
const isRelease = ajv.compile<Release>(releaseSchema);

/** Throws unless the file holds a release of this remote. The page verifies the signature. */
function readFlip(file: string, name: string): Flip {
  const sealed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isSealed(sealed)) throw new Error(`It is no sealed remote: ${ajv.errorsText(isSealed.errors)}`);
  const release: unknown = JSON.parse(sealed.release);
  if (!isRelease(release)) throw new Error(`Its release is none: ${ajv.errorsText(isRelease.errors)}`);
  if (release.name !== name) throw new Error(`It is a release of ${release.name}.`);
  const { release: text, signature, routes, menu } = sealed;
  return { sealed: { release: text, signature, routes, menu }, release };
}

function serialsOf(liveDir: string, name: string): number[] {
  try {
    const files = readdirSync(join(liveDir, name)).filter((file) => /^\d{1,15}\.json$/.test(file));
    return files.map((file) => parseInt(file, 10)).toSorted((one, other) => other - one);
  } catch {
    return [];
  }
}

function readKept(liveDir: string, name: string, serial: number): Flip | null {
  try {
    return readFlip(join(liveDir, name, `${serial}.json`), name);
  } catch {
    return null;
  }
}

function newestWhere(liveDir: string, name: string, isWanted: (flip: Flip) => boolean, below = Infinity): Flip | null {
  for (const serial of serialsOf(liveDir, name)) {
    const flip = serial < below ? readKept(liveDir, name, serial) : null;
    if (flip && isWanted(flip)) return flip;
  }
  return null;
}

/** The newest readable release in the history of a remote. */
const newestFlip = (liveDir: string, name: string): Flip | null => newestWhere(liveDir, name, () => true);

/** The live version before a release, if it is another one. */
export function flipBefore(liveDir: string, name: string, serial: number): Flip | null {
  const version = readKept(liveDir, name, serial)?.release.version;
  return newestWhere(liveDir, name, ({ release }) => release.version !== version, serial);
}

export type LiveLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

export interface LiveFlip extends Flip {
  /** The addresses of its files, and of the previous version's. */
  bases: readonly string[];
  /** Of all sent content: a pointer repaired under the same signature counts as new too. */
  digest: string;
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** With the change time (ctime): the modification time can be copied, and does not change with the permissions. */
function markOf(file: string): string {
  const { ino, size, mtimeMs, ctimeMs } = statSync(file);
  return `${ino}/${size}/${mtimeMs}/${ctimeMs}`;
}

/**
 * The release of one pointer, read again when its file has changed. An unreadable one keeps the last valid release; a
 * server that has none yet uses the newest of the remote's history. It is then retried at every request, since the
 * error may be in a parent folder, whose repair does not change the file's date.
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

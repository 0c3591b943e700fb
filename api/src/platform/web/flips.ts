import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Ajv } from 'ajv';
import {
  releaseSchema,
  sealedRemoteSchema,
  type Release,
  type SealedRemote,
} from '@passerelle/shared/contract/remotes';

/** A release as it is stored, and parsed. */
export interface Flip {
  sealed: SealedRemote;
  release: Release;
}

/** Validation must not change its input, since the digests are of exactly these routes. */
const ajv = new Ajv({ meta: false, validateSchema: false, code: { optimize: false } });
const isSealed = ajv.compile<SealedRemote>(sealedRemoteSchema);
const isRelease = ajv.compile<Release>(releaseSchema);

/** Throws where the file holds anything but a flip of this remote. Whether the signature is good, the page finds out. */
export function readFlip(file: string, name: string): Flip {
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

/** The newest readable flip in the history of a remote. */
export const newestFlip = (liveDir: string, name: string): Flip | null => newestWhere(liveDir, name, () => true);

/** The version that was live before a flip, if it is another one. */
export function flipBefore(liveDir: string, name: string, serial: number): Flip | null {
  const version = readKept(liveDir, name, serial)?.release.version;
  return newestWhere(liveDir, name, ({ release }) => release.version !== version, serial);
}

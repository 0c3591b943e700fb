import {
  digestedText,
  type LiveRemote,
  type MenuDescriptor,
  openRelease,
  type RouteDescriptor,
  type SealedRemote,
} from '@passerelle/shared/contract/remotes';

import { knowFiles } from './integrity';

/**
 * `forged`: not what was signed; `replayed`: an old release again; `misfit`: made for another shell; `altered`: a file
 * differs from its released hash.
 */
export type RefusalReason = 'forged' | 'replayed' | 'misfit' | 'altered';

/** A version that must not run in this page. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    readonly reason: RefusalReason,
    message: string,
  ) {
    super(`Refused (${reason}): ${message}`);
  }
}

async function digestOf(part: RouteDescriptor | MenuDescriptor): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(digestedText(part)));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

/** True if every part is among the signed ones. The registry lists only parts that the person may open. */
export async function areSigned(
  parts: readonly (RouteDescriptor | MenuDescriptor)[],
  digests: readonly string[],
): Promise<boolean> {
  const found = await Promise.all(parts.map(digestOf));
  return found.every((digest) => digests.includes(digest));
}

/** Set by the build: the public keys that releases are signed with, as SPKI in base64. */
declare const RELEASE_KEYS: readonly string[];

const curve = { name: 'ECDSA', namedCurve: 'P-256' };
const algorithm = { name: 'ECDSA', hash: 'SHA-256' };

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

let keys: Promise<CryptoKey[]> | undefined;

const importKeys = (): Promise<CryptoKey[]> =>
  Promise.all(RELEASE_KEYS.map((key) => crypto.subtle.importKey('spki', bytesOf(key), curve, false, ['verify'])));

/** True if one of the keys that this shell was built with has signed the text. */
export async function isSigned(text: string, signature: string): Promise<boolean> {
  keys ??= importKeys();
  const [known, written] = [await keys, new TextEncoder().encode(text)];
  const verdicts = known.map((key) => crypto.subtle.verify(algorithm, key, bytesOf(signature), written));
  return (await Promise.all(verdicts)).includes(true);
}

const KEY = 'passerelle.serials';

function read(): Record<string, number> {
  try {
    return { ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>) };
  } catch {
    // Not readable, or not allowed: this page begins anew.
    return {};
  }
}

/** The newest release of a remote that this browser has run; 0: none. */
export const newestSerial = (name: string): number => Number(read()[name]) || 0;

export function noteSerial(name: string, serial: number): void {
  if (serial <= newestSerial(name)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [name]: serial }));
  } catch {
    // Full, or not allowed: then a replay is not noticed in this browser.
  }
}

async function checkSeal(sealed: SealedRemote): Promise<void> {
  const { routes, menu } = openRelease(sealed);
  // All at once: the first screen waits for it.
  const [signature, ...parts] = await Promise.all([
    isSigned(sealed.release, sealed.signature),
    areSigned(sealed.routes, routes),
    areSigned(sealed.menu, menu),
  ]);
  if (!signature) throw new Refused('forged', 'Its signature is not good');
  if (parts.includes(false)) throw new Refused('forged', 'Its routes or menu entries are not those that were signed');
}

function checkSerial({ name, serial }: LiveRemote): void {
  const newest = newestSerial(name);
  if (serial < newest) throw new Refused('replayed', `Release ${serial} is older than ${newest}, which has run here`);
  noteSerial(name, serial);
}

async function examine(remote: LiveRemote, isEarlier: boolean): Promise<void> {
  const { sealed } = remote;
  // Browsers verify nothing in a page that came over plain http: there the shell itself could be another's. A remote
  // that runs from source has no signature.
  if (sealed && globalThis.crypto?.subtle) {
    await checkSeal(sealed).catch((error: unknown) => {
      throw error instanceof Refused ? error : new Refused('forged', `Its seal cannot be read: ${String(error)}`);
    });
    if (!isEarlier) checkSerial(remote);
  }
  knowFiles(remote);
}

const verdicts = new WeakMap<LiveRemote, Promise<void>>();

/**
 * Rejects unless the release has a valid signature and is the newest that this browser knows of. Each release is
 * checked once. A release that the page has requested as an earlier version may be older.
 */
export function verify(remote: LiveRemote, { isEarlier = false } = {}): Promise<void> {
  const verdict = verdicts.get(remote) ?? examine(remote, isEarlier);
  verdicts.set(remote, verdict);
  return verdict;
}

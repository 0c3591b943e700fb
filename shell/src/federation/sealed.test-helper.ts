import {
  digestedText,
  type LiveRemote,
  type MenuDescriptor,
  openRemote,
  type RouteDescriptor,
  type SealedRemote,
} from '@passerelle/shared/contract/remotes';

import { aRemote } from './remotes.test-helper';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const written = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const newPair = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

/** The releases of a test are signed with one key, which its page trusts. */
const own = newPair();

export async function trust(...pairs: CryptoKeyPair[]): Promise<void> {
  const keys = await Promise.all(pairs.map(({ publicKey }) => crypto.subtle.exportKey('spki', publicKey)));
  Object.assign(globalThis, { RELEASE_KEYS: keys.map(base64) });
}
beforeAll(async () => trust(await own));

const digestOf = async (part: RouteDescriptor | MenuDescriptor): Promise<string> =>
  base64(await crypto.subtle.digest('SHA-256', written(digestedText(part))));

/** As a deployment makes it, of all that a remote has. */
export async function seal(remote: LiveRemote = aRemote(), pair?: CryptoKeyPair): Promise<SealedRemote> {
  const { routes, menu, sealed: _sealed, ...rest } = remote;
  const digests = {
    routes: await Promise.all(routes.map(digestOf)),
    menu: await Promise.all(menu.map(digestOf)),
  };
  const release = JSON.stringify({ ...rest, ...digests });
  const { privateKey } = pair ?? (await own);
  const signature = base64(await crypto.subtle.sign(algorithm, privateKey, written(release)));
  return { release, signature, routes, menu };
}

/** A release as the page has opened it. */
export const aRelease = async (with_: Partial<LiveRemote> = {}): Promise<LiveRemote> =>
  openRemote(await seal(aRemote(with_)));

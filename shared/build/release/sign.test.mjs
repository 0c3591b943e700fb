/** @jest-environment node */
import { webcrypto } from 'node:crypto';

import { privateKey, publicHalf } from './keys.mjs';
import { isGenuine, seal } from './sign.mjs';
import { aKey, signWithOwnKey } from './testing/a-build.mjs';

jest.mock('./contract-rules.mjs');

/** @type {any[]} Signed whatever else they say. */
const routes = [{ path: '/contacts' }, { path: '/contacts/:id' }];
/** @type {any[]} */
const menu = [{ path: '/contacts', order: 10 }];
const keyOf = (pem) => privateKey({ RELEASE_KEY: pem });

describe('a sealed release', () => {
  let sealed;
  beforeAll(async () => {
    signWithOwnKey();
    /** @type {any} Its other fields are signed as these are. */
    const release = { name: 'mfe-contacts', version: '1.0.0', serial: 3 };
    sealed = await seal(release, routes, menu);
  });

  it('is genuine to who knows the key', async () => {
    expect(await isGenuine(sealed)).toBe(true);
  });

  it('is verified by the browser’s own means', async () => {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const spki = Buffer.from(publicHalf(privateKey()), 'base64');
    const key = await webcrypto.subtle.importKey('spki', spki, algorithm, false, ['verify']);
    const signature = Buffer.from(sealed.signature, 'base64');
    const text = new TextEncoder().encode(sealed.release);

    expect(await webcrypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, text)).toBe(true);
  });

  it.each([
    ['another version', (it) => ({ ...it, release: it.release.replace('1.0.0', '1.0.1') })],
    ['another serial', (it) => ({ ...it, release: it.release.replace('"serial":3', '"serial":4') })],
    ['another route', (it) => ({ ...it, routes: [{ path: '/elsewhere' }, routes[1]] })],
    ['one route less', (it) => ({ ...it, routes: [routes[0]] })],
    ['another menu entry', (it) => ({ ...it, menu: [{ path: '/contacts', order: 1 }] })],
    ['no signature', (it) => ({ ...it, signature: '' })],
    ['another signature', (it) => ({ ...it, signature: Buffer.alloc(64, 7).toString('base64') })],
  ])('is not with %s', async (_what, change) => {
    expect(await isGenuine(change(sealed))).toBe(false);
  });

  it('is not to who knows another key only, and is to who knows both', async () => {
    const other = publicHalf(keyOf(aKey()));
    const own = publicHalf(privateKey());

    expect(await isGenuine(sealed, [other])).toBe(false);
    expect(await isGenuine(sealed, [other, own])).toBe(true);
    expect(await isGenuine(sealed, ['no key', own])).toBe(true);
  });
});

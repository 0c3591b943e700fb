import { openRemote, type SealedRemote } from '@passerelle/shared/contract/remotes';

import { integrityOf } from './integrity';
import { aMenuEntry, aRemote, aRoute } from '../remotes.test-helper';
import { aRelease, newPair, seal } from '../sealed.test-helper';
import { verify } from './verify';

/** Tampers with a release in transit. */
const changed = (sealed: SealedRemote, change: Partial<SealedRemote>) => openRemote({ ...sealed, ...change });
const verdict = (sealed: SealedRemote, change: Partial<SealedRemote> = {}) =>
  verify(changed(sealed, change)).then(
    () => 'genuine',
    ({ reason }: { reason: string }) => reason,
  );
const several = () =>
  aRemote({ routes: [aRoute(), aRoute({ path: '/contacts/:id', permission: 'userGroups:w' })], menu: [aMenuEntry()] });

describe('a release', () => {
  it('is genuine as it was signed, and for who is told of a part of its routes', async () => {
    const sealed = await seal(several());
    expect(await verdict(sealed)).toBe('genuine');
    expect(await verdict(sealed, { routes: sealed.routes.slice(0, 1), menu: [] })).toBe('genuine');
  });

  it.each<[string, (sealed: SealedRemote) => Partial<SealedRemote>]>([
    ['text', ({ release }) => ({ release: release.replace('Camille', 'Camilla') })],
    ['text, by a space', ({ release }) => ({ release: `${release} ` })],
    ['signature', ({ signature }) => ({ signature: `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}` })],
    ['signature, which is none', () => ({ signature: '' })],
    ['signature, which is not even base64', () => ({ signature: 'é' })],
    ['routes', ({ routes }) => ({ routes: routes.map((route) => ({ ...route, screen: 'another' })) })],
    ['routes, by one more', ({ routes }) => ({ routes: [...routes, aRoute({ path: '/mine' })] })],
    ['permission of a route', ({ routes }) => ({ routes: routes.map(({ permission: _asked, ...route }) => route) })],
    ['menu', ({ menu }) => ({ menu: menu.map((entry) => ({ ...entry, path: '/mine' })) })],
  ])('is forged after a change of its %s', async (_what, change) => {
    const sealed = await seal(several());
    expect(await verdict(sealed, change(sealed))).toBe('forged');
  });

  it('is forged when it was signed with a key that this shell does not know', async () => {
    expect(await verdict(await seal(aRemote(), await newPair()))).toBe('forged');
  });

  it('is replayed when a newer one has run in this browser, unless it was asked for as an earlier one', async () => {
    const older = await seal(aRemote({ name: 'mfe-again', serial: 7 }));
    await verify(await aRelease({ name: 'mfe-again', serial: 8 }));

    expect(await verdict(older)).toBe('replayed');
    await verify(openRemote(older), { isEarlier: true });
    expect(await verdict(await seal(aRemote({ name: 'mfe-again', serial: 8 })))).toBe('genuine');
  });

  it('that is forged makes no genuine one a replay', async () => {
    const forged = await seal(aRemote({ name: 'mfe-later', serial: 9_000_000_000_000_000 }), await newPair());
    expect(await verdict(forged)).toBe('forged');
    expect(await verdict(await seal(aRemote({ name: 'mfe-later' })))).toBe('genuine');
  });

  it('is verified where the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await verdict(await seal())).toBe('genuine');
  });

  it('is taken as it is in a page in which browsers verify nothing, with the hashes of its files', async () => {
    const release = changed(await seal(), { signature: 'none' });
    const secure = crypto;
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    await verify(release).finally(() => {
      Object.defineProperty(globalThis, 'crypto', { value: secure, configurable: true });
    });
    expect(integrityOf(`${release.base}entry.js`)).toBe(release.files['entry.js']);
  });

  it('is verified once', async () => {
    const check = jest.spyOn(crypto.subtle, 'verify');
    const release = await aRelease();
    await Promise.all([verify(release), verify(release)]);
    await verify(release);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('from source needs no signature', async () => {
    await verify(aRemote());
  });
});

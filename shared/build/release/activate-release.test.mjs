/** @jest-environment node */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { candidateOf, activateRelease } from './activate-release.mjs';
import { currentFlip, history } from './live.mjs';
import { isGenuine } from './sign.mjs';
import { aBuild, signWithOwnKey } from './testing/a-build.mjs';
import { aStore, discardStores } from './testing/stores.mjs';

jest.mock('./contract-rules.mjs');
beforeAll(signWithOwnKey);
afterAll(discardStores);

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const candidate = (values) => {
  const build = read(join(aBuild(values), 'release.json'));
  return candidateOf(build, `/remotes/${build.name}/${build.version}/`);
};
const at = (now, by = 'camille') => ({ by, now: () => now });
const versions = async (store, remote = 'mfe-contacts') =>
  (await history(store, remote)).map(({ release }) => release.version);

describe.each(['folder', 'http'])('a flip (%s)', (kind) => {
  it('is signed, and says what it is, since when, by whom and after what', async () => {
    const { store, folder } = await aStore(kind);
    await activateRelease(store, candidate({ version: '1.0.0' }), at(1_000));
    await activateRelease(store, candidate({ version: '1.0.1' }), at(Date.parse('2026-11-18T09:30:00Z'), 'lou'));
    const pointer = read(join(folder, 'live/mfe-contacts.json'));

    expect(await isGenuine(pointer)).toBe(true);
    expect(JSON.parse(pointer.release)).toMatchObject({
      name: 'mfe-contacts',
      version: '1.0.1',
      base: '/remotes/mfe-contacts/1.0.1/',
      by: 'lou',
      serial: Date.parse('2026-11-18T09:30:00Z'),
      since: '2026-11-18T09:30:00.000Z',
      previous: 1e3,
    });
    expect(readdirSync(join(folder, 'live/mfe-contacts')).sort()).toEqual(['1000.json', '1794994200000.json']);
    expect(read(join(folder, 'live/mfe-contacts/1794994200000.json'))).toEqual(pointer);
  });

  it('has a higher serial than the one before, whatever the clock says', async () => {
    const { store } = await aStore(kind);
    await activateRelease(store, candidate(), at(5_000));
    const { release } = await activateRelease(store, candidate(), at(2_000));

    expect(release).toMatchObject({ serial: 5_001, previous: 5_000 });
  });

  it('goes into the history before it goes live', async () => {
    const { store } = await aStore(kind);
    const written = [];
    const watched = {
      ...store,
      create: (path, text) => (written.push(path), store.create(path, text)),
      replace: (path, text, seen) => (written.push(path), store.replace(path, text, seen)),
    };
    await activateRelease(watched, candidate(), at(7));

    expect(written).toEqual(['live/mfe-contacts/7.json', 'live/mfe-contacts.json']);
  });

  it('that died between the two steps is no part of the history', async () => {
    const { store } = await aStore(kind);
    await activateRelease(store, candidate({ version: '1.0.0' }), at(1));
    const dying = { ...store, replace: () => Promise.reject(new Error('no power')) };
    await expect(activateRelease(dying, candidate({ version: '1.0.1' }), at(2))).rejects.toThrow('no power');
    expect(await versions(store)).toEqual(['1.0.0']);

    await activateRelease(store, candidate({ version: '1.0.1' }), at(2));
    expect(await versions(store)).toEqual(['1.0.1', '1.0.0']);
  });

  it('follows the newest of the history where the pointer cannot be read', async () => {
    const { store, folder } = await aStore(kind);
    await activateRelease(store, candidate({ version: '1.0.0' }), at(50));
    writeFileSync(join(folder, 'live/mfe-contacts.json'), '{"release":');
    const { release } = await activateRelease(store, candidate({ version: '1.0.1' }), at(1));

    expect(release).toMatchObject({ serial: 51, previous: 50 });
  });

  it('of two teams at once costs neither of them theirs, fifty times', async () => {
    const { store } = await aStore(kind);
    const remotes = ['mfe-contacts', 'mfe-library'];
    for (let round = 0; round < 50; round += 1) {
      const version = `1.0.${round}`;
      await Promise.all(remotes.map((name) => activateRelease(store, candidate({ name, version }), at(round))));
      const live = await Promise.all(remotes.map((name) => currentFlip(store, name)));
      expect(live.map(({ release }) => release.version)).toEqual([version, version]);
    }
    expect(await versions(store, 'mfe-contacts')).toHaveLength(50);
    expect(await versions(store, 'mfe-library')).toHaveLength(50);
  });

  it('of the same remote at once comes one after the other', async () => {
    const { store, folder } = await aStore(kind);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        [1, 2].map((team) => activateRelease(store, candidate({ version: `1.${round}.${team}` }), at(1_000))),
      );
      const serials = readdirSync(join(folder, 'live/mfe-contacts')).map((file) => parseInt(file, 10));
      const { serial } = JSON.parse(read(join(folder, 'live/mfe-contacts.json')).release);
      expect(serial).toBe(Math.max(...serials));
    }
    expect((await versions(store)).sort()).toHaveLength(20);
  });
});

describe('a flip over http, on a server that heeds no conditions', () => {
  it('waits for its turn, so that those of one remote at once are all in the history', async () => {
    const { store } = await aStore('http', { ways: { heedsConditions: false } });
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        [1, 2].map((team) => activateRelease(store, candidate({ version: `1.${round}.${team}` }), at(1_000))),
      );
    }
    expect(await versions(store)).toHaveLength(10);
  });
});

describe('a flip over http, on a server that neither heeds conditions nor moves anything', () => {
  it('reports a concurrent flip when it is the newer one', async () => {
    const { store } = await aStore('http', { ways: { heedsConditions: false, moves: false } });
    const crossing = {
      ...store,
      replace: async (path, text, seen) => {
        const done = await store.replace(path, text, seen);
        await activateRelease(store, candidate({ version: '1.0.2' }), at(900, 'lou'));
        return done;
      },
    };
    const { overtakenBy } = await activateRelease(crossing, candidate({ version: '1.0.1' }), at(800));

    expect(overtakenBy).toMatchObject({ version: '1.0.2', by: 'lou' });
  });

  it('stays live when an older one arrives late', async () => {
    const { store } = await aStore('http', { ways: { heedsConditions: false, moves: false } });
    await activateRelease(store, candidate({ version: '1.0.0' }), at(1));
    const older = await store.read('live/mfe-contacts.json');
    let late = true;
    const crossing = {
      ...store,
      replace: async (path, text, seen) => {
        const done = await store.replace(path, text, seen);
        if (late) await store.replace(path, older.text, { text: '', tag: null });
        late = false;
        return done;
      },
    };
    await activateRelease(crossing, candidate({ version: '1.0.1' }), at(2));

    expect(await versions(store)).toEqual(['1.0.1', '1.0.0']);
  });
});

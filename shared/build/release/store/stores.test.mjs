/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';

import { aBuild } from '../testing/a-build.mjs';
import { aStore, discardStores } from '../testing/stores.mjs';

jest.mock('../contract-rules.mjs');
afterAll(discardStores);

const path = 'remotes/mfe-contacts/1.0.0';

describe.each(['folder', 'http'])('a store (%s)', (kind) => {
  it('has no file until there is one', async () => {
    const { store } = await aStore(kind);

    expect(await store.read('live/mfe-contacts.json')).toBeNull();
    expect(await store.create('live/mfe-contacts/1.json', 'one')).toBe(true);
    expect(await store.read('live/mfe-contacts/1.json')).toMatchObject({ text: 'one' });
  });

  it('keeps what must be new from being written twice', async () => {
    const { store } = await aStore(kind);
    await store.create('live/mfe-contacts/1.json', 'one');

    expect(await store.create('live/mfe-contacts/1.json', 'two')).toBe(false);
    expect(await store.read('live/mfe-contacts/1.json')).toMatchObject({ text: 'one' });
  });

  it('replaces in one step, and leaves nothing beside it', async () => {
    const { store, folder } = await aStore(kind);
    await store.replace('live/mfe-contacts.json', 'one', null);
    await store.replace('live/mfe-contacts.json', 'two', await store.read('live/mfe-contacts.json'));

    expect(readFileSync(join(folder, 'live/mfe-contacts.json'), 'utf8')).toBe('two');
    expect(readdirSync(join(folder, 'live'))).toEqual(['mfe-contacts.json']);
  });

  it('takes a folder whole, once', async () => {
    const { store, folder } = await aStore(kind);

    expect(await store.addFolder(path, aBuild({ code: 'first' }), 'release.json')).toBe(true);
    expect(existsSync(join(folder, path, 'pictures/sun.svg'))).toBe(true);
    expect((await store.list('remotes/mfe-contacts')).map(({ name }) => name)).toEqual(['1.0.0']);
  });

  it('removes a folder', async () => {
    const { store, folder } = await aStore(kind);
    await store.addFolder(path, aBuild(), 'release.json');

    expect(await store.removeFolder(path, 'release.json')).toBe(true);
    expect(existsSync(join(folder, path))).toBe(false);
  });
});

describe('a folder', () => {
  it('keeps nothing of what did not fit', async () => {
    const { store, folder } = await aStore('folder');
    const full = jest.spyOn(fs, 'cp').mockImplementation(async (_from, to) => {
      mkdirSync(to);
      writeFileSync(join(String(to), 'entry.js'), 'half of i');
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    });

    await expect(store.addFolder(path, aBuild(), 'release.json')).rejects.toThrow('ENOSPC');
    expect(readdirSync(join(folder, 'remotes/mfe-contacts'))).toEqual([]);
    full.mockRestore();
    expect(await store.addFolder(path, aBuild(), 'release.json')).toBe(true);
  });

  it('does not take another build of a version that is there', async () => {
    const { store } = await aStore('folder');
    await store.addFolder(path, aBuild({ code: 'first' }), 'release.json');
    const before = await store.read(`${path}/release.json`);

    expect(await store.addFolder(path, aBuild({ code: 'second' }), 'release.json')).toBe(false);
    expect(await store.read(`${path}/release.json`)).toEqual(before);
  });
});

describe('a server', () => {
  it('gets the file last that says that all are there', async () => {
    const { store, asked } = await aStore('http');
    await store.addFolder(path, aBuild(), 'release.json');
    const written = asked.filter(({ method }) => method === 'PUT').map((request) => request.path);

    expect(written).toHaveLength(5);
    expect(written.at(-1)).toBe(`${path}/release.json`);
  });

  it('takes the rest of an upload that broke off, and no other build’s', async () => {
    const { store, folder } = await aStore('http');
    const build = aBuild();
    await store.addFolder(path, build, 'nothing.json').catch(() => undefined);
    await store.removeFolder('nowhere', 'x');
    expect(existsSync(join(folder, path, 'uses.json'))).toBe(true);

    await expect(store.addFolder(path, aBuild({ uses: { react: {} } }), 'release.json')).rejects.toThrow(
      'of an upload that broke off. Give the version another number.',
    );
    expect(await store.addFolder(path, build, 'release.json')).toBe(true);
  });

  it('refuses to replace a file changed meanwhile', async () => {
    const { store } = await aStore('http');
    await store.replace('live/mfe-contacts.json', 'one', null);
    const seen = await store.read('live/mfe-contacts.json');
    await store.replace('live/mfe-contacts.json', 'two', seen);

    expect(await store.replace('live/mfe-contacts.json', 'three', seen)).toBe(false);
    expect(await store.replace('live/mfe-contacts.json', 'three', null)).toBe(false);
  });

  it('says so when it removes nothing', async () => {
    const { store } = await aStore('http', { ways: { deletes: false } });
    await store.addFolder(path, aBuild(), 'release.json');

    expect(await store.removeFolder(path, 'release.json')).toBe(false);
  });

  it('that lists nothing says that it cannot', async () => {
    const { store } = await aStore('http', { ways: { lists: false } });

    expect(await store.list('live')).toBeNull();
  });
});

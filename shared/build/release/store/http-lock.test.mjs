/** @jest-environment node */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { aStore, discardStores } from '../testing/stores.mjs';

jest.mock('../contract-rules.mjs');
beforeEach(() => jest.useRealTimers());
afterAll(discardStores);

const liveOf = (folder) => readdirSync(join(folder, 'live'));

describe('a turn at a server', () => {
  it('is had by one after the other, and leaves nothing', async () => {
    const { store, folder } = await aStore('http', { ways: { heedsConditions: false } });
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await wait(2);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 4 }, () => store.inOrder('mfe-contacts', work)));

    expect(most).toBe(1);
    expect(liveOf(folder)).toEqual([]);
  });

  it('ends with the work, also when it fails', async () => {
    const { store, folder } = await aStore('http');

    await expect(store.inOrder('mfe-contacts', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(liveOf(folder)).toEqual([]);
  });

  it('is taken from who died with it', async () => {
    const { store, folder } = await aStore('http');
    const lock = join(folder, 'live/.mfe-contacts.lock');
    mkdirSync(lock, { recursive: true });
    writeFileSync(join(lock, 'owner'), 'somebody');
    const then = Date.now() / 1000 - 32;
    utimesSync(join(lock, 'owner'), then, then);

    expect(await store.inOrder('mfe-contacts', async () => 'done')).toBe('done');
    expect(liveOf(folder)).toEqual([]);
  });

  it('is had although the answer that gave it was lost', async () => {
    let lost = false;
    /** @returns {'written' | undefined} */
    const answers = (method) => (method === 'MOVE' && !lost && (lost = true) ? 'written' : undefined);
    const { store, folder } = await aStore('http', { ways: { answers } });

    expect(await store.inOrder('mfe-contacts', async () => 'done')).toBe('done');
    expect([lost, liveOf(folder)]).toEqual([true, []]);
  });

  it('that was lost is noticed before anything is written', async () => {
    const { store, folder } = await aStore('http');
    const work = async (mine) => {
      await mine();
      writeFileSync(join(folder, 'live/.mfe-contacts.lock/owner'), 'another');
      await mine();
    };

    await expect(store.inOrder('mfe-contacts', work)).rejects.toThrow('another deployment took the lock');
  });

  it('is let go of also where nothing can be deleted', async () => {
    const { store, folder } = await aStore('http', { ways: { deletes: false } });

    expect(await store.inOrder('mfe-contacts', async () => 'done')).toBe('done');
    expect(liveOf(folder)).not.toContain('.mfe-contacts.lock');
  });

  it('is not waited for where nothing can be moved', async () => {
    const { store, folder } = await aStore('http', { ways: { moves: false } });

    expect(await store.inOrder('mfe-contacts', async (mine) => (await mine(), 'done'))).toBe('done');
    expect(liveOf(folder)).toEqual([]);
  });
});

/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { aKey, signWithOwnKey } from './testing/a-build.mjs';
import { aTeam } from './testing/a-team.mjs';
import { aStore, discardStores } from './testing/stores.mjs';
import { describeHistory, describeLive } from './describe.mjs';

jest.mock('./contract-rules.mjs');
beforeEach(signWithOwnKey);
afterAll(discardStores);

describe('the description of a store', () => {
  it('is empty at first', async () => {
    const { store } = await aStore('folder');

    expect(await describeLive(store)).toEqual([`Nothing is live in ${store.at}.`]);
    expect(await describeHistory(store, 'mfe-contacts')).toEqual([`mfe-contacts has never been live in ${store.at}.`]);
  });

  it('lists each remote with its version, the local time, and the deployer', async () => {
    const { store, folder } = await aStore('folder');
    await aTeam(store).deploy();
    await aTeam(store, { by: 'lou' }).deploy({ name: 'mfe-library', version: '10.2.0' });
    await aTeam(store).deploy({ name: 'mfe-program' });
    writeFileSync(join(folder, 'live/mfe-program.json'), '{');
    await aTeam(store).deploy({ name: 'mfe-surveys' });
    rmSync(join(folder, 'remotes/mfe-surveys'), { recursive: true });

    expect(await describeLive(store)).toEqual([
      'remote        version  live since        by',
      'mfe-contacts  1.0.0    2026-11-18 10:30  camille',
      'mfe-library   10.2.0   2026-11-18 10:30  lou',
      'mfe-program   ?                                   its pointer cannot be read',
      'mfe-surveys   1.0.0    2026-11-18 10:30  camille  its files are not there',
    ]);
  });

  it('lists every flip of one remote, the newest first', async () => {
    const { store } = await aStore('folder');
    const team = aTeam(store);
    await team.deploy({ version: '1.0.0' });
    process.env.RELEASE_KEY = aKey();
    team.wait(60_000);
    await team.deploy({ version: '1.0.1' });

    expect(await describeHistory(store, 'mfe-contacts')).toEqual([
      'version  live since        by',
      '1.0.1    2026-11-18 10:31  camille                                            live',
      '1.0.0    2026-11-18 10:30  camille  signed with a key that is not known here',
    ]);
  });
});

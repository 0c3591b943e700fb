/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { checkShell } from './check-shell.mjs';
import { privateKey, publicHalf } from './keys.mjs';
import { aKey, anOffer, signWithOwnKey } from './testing/a-build.mjs';
import { aTeam } from './testing/a-team.mjs';
import { aStore, discardStores } from './testing/stores.mjs';

jest.mock('./contract-rules.mjs');
beforeEach(signWithOwnKey);
afterAll(discardStores);

describe.each(['folder', 'http'])('a new shell (%s)', (kind) => {
  it('runs what needs no more than it offers', async () => {
    const { store } = await aStore(kind);
    await aTeam(store).deploy();

    expect(await checkShell(store, anOffer())).toEqual([{ name: 'mfe-contacts', version: '1.0.0', faults: [] }]);
  });

  it('lists what it would no longer run, and where that comes from', async () => {
    const { store, folder } = await aStore(kind);
    const team = aTeam(store);
    await team.deploy({ uses: { react: { useState: ['src/a.tsx:3:10'] } } });
    await team.deploy({ name: 'mfe-library', needs: { shared: {} } });
    await team.deploy({ name: 'mfe-program' });
    writeFileSync(join(folder, 'live/mfe-program.json'), 'x');

    expect(await checkShell(store, anOffer({ version: '2.0.0', shared: {} }))).toEqual([
      {
        name: 'mfe-contacts',
        version: '1.0.0',
        faults: ['src/a.tsx:3:10: "useState" of react is not offered by the shell 2.0.0'],
      },
      { name: 'mfe-library', version: '1.0.0', faults: [] },
      { name: 'mfe-program', version: '', faults: ['its pointer cannot be read'] },
    ]);
  });

  it('lists what it would not trust', async () => {
    const { store } = await aStore(kind);
    await aTeam(store).deploy();
    const keys = [publicHalf(privateKey({ RELEASE_KEY: aKey() }))];

    expect(await checkShell(store, anOffer(), keys)).toEqual([
      expect.objectContaining({
        faults: ['it is signed with a key that this shell does not trust (RELEASE_PUBLIC_KEYS)'],
      }),
    ]);
  });
});

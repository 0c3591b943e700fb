/** @jest-environment node */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { releaseMissing } from './release-missing.mjs';
import { signWithOwnKey } from './testing/a-build.mjs';
import { aTeam } from './testing/a-team.mjs';
import { aStore, discardStores } from './testing/stores.mjs';

jest.mock('./contract-rules.mjs');
beforeEach(signWithOwnKey);
afterAll(discardStores);

const remotes = ['mfe-contacts', 'mfe-library'];
const live = (folder, remote) =>
  JSON.parse(JSON.parse(readFileSync(join(folder, `live/${remote}.json`), 'utf8')).release);

/** An installation whose sources build `code`, as version 1.0.0 where no other is asked for. */
async function anInstallation(kind) {
  const { store, folder } = await aStore(kind);
  const deployed = [];
  const release = (code) =>
    releaseMissing({
      store,
      remotes,
      say: () => undefined,
      deploy: async (name, version = '1.0.0') => {
        deployed.push(`${name} ${version}`);
        await aTeam(store).deploy({
          name,
          version,
          code,
        });
      },
    });
  return { store, folder, deployed, release };
}

describe.each(['folder', 'http'])('what `release` does (%s)', (kind) => {
  it('is to deploy what is not live, and to leave alone what is', async () => {
    const { folder, deployed, release } = await anInstallation(kind);
    expect(await release('first')).toEqual([]);
    expect(await release('second')).toEqual([]);

    expect(new Set(deployed)).toEqual(new Set(['mfe-contacts 1.0.0', 'mfe-library 1.0.0']));
    expect(live(folder, 'mfe-library').version).toBe('1.0.0');
  });

  it('restores the files of what is listed as live and is missing', async () => {
    const { folder, release } = await anInstallation(kind);
    await release('first');
    const { serial, entry } = live(folder, 'mfe-contacts');
    rmSync(join(folder, 'remotes'), { recursive: true });
    expect(await release('first')).toEqual([]);

    expect(live(folder, 'mfe-contacts').serial).toBe(serial);
    expect(existsSync(join(folder, 'remotes/mfe-contacts/1.0.0', entry))).toBe(true);
  });

  it('is to deploy these sources under another number when they do not build what is lost', async () => {
    const { folder, release } = await anInstallation(kind);
    await release('first');
    rmSync(join(folder, 'remotes'), { recursive: true });
    expect(await release('second')).toEqual([]);

    expect(live(folder, 'mfe-contacts').version).toBe('1.0.0-again.1');
    expect(existsSync(join(folder, live(folder, 'mfe-contacts').base, live(folder, 'mfe-contacts').entry))).toBe(true);
  });

  it('is to name those that could not be deployed, and to go on with the others', async () => {
    const { store, folder } = await aStore(kind);
    const failed = await releaseMissing({
      store,
      remotes,
      say: () => undefined,
      deploy: async (name) => {
        if (name === 'mfe-contacts') throw new Error('no room');
        await aTeam(store).deploy({ name });
      },
    });

    expect(failed).toEqual(['mfe-contacts']);
    expect(live(folder, 'mfe-library').version).toBe('1.0.0');
  });
});

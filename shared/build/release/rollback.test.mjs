/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { privateKey, publicHalf } from './keys.mjs';
import { history, recordOf } from './live.mjs';
import { isGenuine } from './sign.mjs';
import { aKey, anOffer, signWithOwnKey } from './testing/a-build.mjs';
import { aTeam } from './testing/a-team.mjs';
import { aStore, discardStores } from './testing/stores.mjs';

jest.mock('./contract-rules.mjs');
beforeEach(signWithOwnKey);
afterAll(discardStores);

/** @param {import('./store/store.mjs').Store} store @param {string[]} versions */
async function shipped(store, versions) {
  const team = aTeam(store);
  for (const version of versions) {
    await team.deploy({ version });
    team.wait(1_000);
  }
  return team;
}
const versions = async (store) => (await history(store, 'mfe-contacts')).map(({ release }) => release.version);

describe.each(['folder', 'http'])('a rollback (%s)', (kind) => {
  it('brings back what was live before, and once more what was live before that', async () => {
    const { store } = await aStore(kind);
    const team = await shipped(store, ['1.0.0', '1.0.1', '1.0.2']);

    await team.rollback();
    expect((await versions(store))[0]).toBe('1.0.1');
    await team.rollback();
    expect(await versions(store)).toEqual(['1.0.0', '1.0.1', '1.0.2', '1.0.1', '1.0.0']);
    expect(team.output.at(-1)).toBe('mfe-contacts 1.0.0 is live again, after 1.0.1.');
    await expect(team.rollback()).rejects.toThrow('mfe-contacts 1.0.0 is the first that was ever live.');
  });

  it('is a release of its own, with a higher serial, so that no page takes it for an old one', async () => {
    const { store } = await aStore(kind);
    const team = await shipped(store, ['1.0.0', '1.0.1']);
    const { release, before } = await team.rollback();

    expect(release.serial).toBeGreaterThan(before.serial);
    expect(release).toMatchObject({ version: '1.0.0', previous: before.serial, base: '/remotes/mfe-contacts/1.0.0/' });
  });

  it('goes to the version that is named, forward too', async () => {
    const { store } = await aStore(kind);
    const team = await shipped(store, ['1.0.0', '1.0.1', '1.0.2']);

    await team.rollback('1.0.0');
    await team.rollback('1.0.2');
    expect((await versions(store)).slice(0, 2)).toEqual(['1.0.2', '1.0.0']);
    await expect(team.rollback('1.0.2')).rejects.toThrow('1.0.2 is the one that is live.');
    await expect(team.rollback('9.9.9')).rejects.toThrow('9.9.9 has never been live.');
  });

  it('refuses a forged record of the history', async () => {
    const { store, folder } = await aStore(kind);
    const team = await shipped(store, ['1.0.0', '1.0.1']);
    const [, first] = await history(store, 'mfe-contacts');
    const file = join(folder, recordOf('mfe-contacts', first.release.serial));
    const forged = readFileSync(file, 'utf8').replace('/remotes/mfe-contacts/1.0.0/', 'https://evil.example/');
    writeFileSync(file, forged);

    await expect(team.rollback()).rejects.toThrow('bears no signature of a key that is known here');
    expect(await versions(store)).toEqual(['1.0.1', '1.0.0']);
  });

  it('needs keys of before to be named after they were exchanged', async () => {
    const { store } = await aStore(kind);
    const team = await shipped(store, ['1.0.0', '1.0.1']);
    process.env.RELEASE_KEY = aKey();

    await expect(team.rollback()).rejects.toThrow('RELEASE_PUBLIC_KEYS names all that are trusted');
  });

  it('signs the live version anew while keys are exchanged', async () => {
    const { store } = await aStore(kind);
    const team = await shipped(store, ['1.0.0']);
    const old = publicHalf(privateKey());
    process.env.RELEASE_KEY = aKey();
    process.env.RELEASE_PUBLIC_KEYS = [old, publicHalf(privateKey())].join();
    await team.rollback('1.0.0');

    const [live] = await history(store, 'mfe-contacts');
    expect(await isGenuine(live.sealed, [publicHalf(privateKey())])).toBe(true);
    await expect(team.rollback('1.0.0')).rejects.toThrow('1.0.0 is the one that is live.');
  });

  it('goes to nothing that is no longer there', async () => {
    const { store, folder } = await aStore(kind);
    const team = await shipped(store, ['1.0.0', '1.0.1']);
    rmSync(join(folder, 'remotes/mfe-contacts/1.0.0'), { recursive: true });

    await expect(team.rollback()).rejects.toThrow('cannot be found at /remotes/mfe-contacts/1.0.0/');
  });

  it('goes to nothing that the shell would not run', async () => {
    const { store, folder } = await aStore(kind);
    const team = await shipped(store, ['1.0.0', '1.0.1']);
    writeFileSync(join(folder, 'shell/offer.json'), JSON.stringify(anOffer({ version: '2.0.0', shared: {} })));

    await expect(team.rollback()).rejects.toThrow(
      'mfe-contacts 1.0.0 does not fit the shell 2.0.0, and no page would run it:\n' +
        '  "useState" of react is not offered by the shell 2.0.0',
    );
  });

  it('is not held up by what suits neighbours less, and says it', async () => {
    const { store } = await aStore(kind);
    const team = aTeam(store);
    await team.deploy({ version: '1.0.0' });
    await team.deploy({ version: '1.0.1', needs: { fills: { 'contacts.summary': {} } } });
    await team.deploy({ name: 'mfe-program', needs: { uses: { 'contacts.summary': {} } } });
    await team.rollback();

    expect(team.output).toContain('Mind: slot "contacts.summary" is used by mfe-program 1.0.0 and would be empty');
    expect((await versions(store))[0]).toBe('1.0.0');
  });

  it('of what was never live says so', async () => {
    const { store } = await aStore(kind);

    await expect(aTeam(store).rollback()).rejects.toThrow('mfe-contacts has never been live in this store.');
  });
});

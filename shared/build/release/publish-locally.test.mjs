/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { history } from './live.mjs';
import { publishLocally } from './publish-locally.mjs';
import { aBuild, aKey, anOffer, signWithOwnKey } from './testing/a-build.mjs';
import { aTeam } from './testing/a-team.mjs';
import { aStore, discardStores } from './testing/stores.mjs';

jest.mock('./contract-rules.mjs');
jest.mock('../lib/progress.mjs', () => ({ say: jest.fn() }));
beforeEach(() => {
  signWithOwnKey();
  // The dates of files are those of the machine.
  jest.useRealTimers();
});
afterAll(discardStores);

const [first, second, third] = ['1.0.0-0000aaaa', '1.0.0-0000bbbb', '1.0.0-0000cccc'];

/** A build folder as it is made on a developer's machine. */
async function aCheckout() {
  const { store, folder } = await aStore('folder', { offer: anOffer() });
  const build = async (version, options = {}, name = 'mfe-contacts') => {
    const out = join(folder, 'remotes', name, version);
    mkdirSync(dirname(out), { recursive: true });
    if (!existsSync(out)) cpSync(aBuild({ name, version }), out, { recursive: true });
    await publishLocally([{ name, version }], { folder, ...options });
  };
  const versions = async () => (await history(store, 'mfe-contacts')).map(({ release }) => release.version);
  return { store, folder, build, versions };
}

describe('a local build', () => {
  it('is live, without a check against a shell', async () => {
    const { folder, build, versions } = await aCheckout();
    rmSync(join(folder, 'shell'), { recursive: true });
    await build(first);

    expect(await versions()).toEqual([first]);
  });

  it('is not flipped again when nothing has changed', async () => {
    const { build, versions } = await aCheckout();
    await build(first);
    await build(first);

    expect(await versions()).toEqual([first]);
  });

  it('is flipped again when the shell trusts another key now', async () => {
    const { build, versions } = await aCheckout();
    await build(first);
    process.env.RELEASE_KEY = aKey();
    await build(first);

    expect(await versions()).toEqual([first, first]);
  });

  it('is flipped again when its pointer was damaged', async () => {
    const { folder, build, versions } = await aCheckout();
    await build(first);
    writeFileSync(join(folder, 'live/mfe-contacts.json'), '');
    await build(first);

    expect(await versions()).toEqual([first, first]);
  });

  it('keeps the files of the version before, and no others', async () => {
    const { folder, build } = await aCheckout();
    for (const version of [first, second, third]) await build(version);

    expect(readdirSync(join(folder, 'remotes/mfe-contacts')).sort()).toEqual([second, third]);
  });

  it('waits for a deployment when the shell trusts other keys', async () => {
    const { build, versions } = await aCheckout();
    process.env.RELEASE_PUBLIC_KEYS = 'somebody-else';
    await build(first);

    expect(await versions()).toEqual([]);
  });
});

describe('a deployed release in the folder', () => {
  it('is replaced by a local build', async () => {
    const { store, build, versions } = await aCheckout();
    await build(first);
    await aTeam(store).deploy({ version: '1.0.1' });
    await build(first);

    expect(await versions()).toEqual([first, '1.0.1', first]);
  });

  it('stays when asked to, until the sources change', async () => {
    const { store, build, versions } = await aCheckout();
    await build(first);
    await aTeam(store).deploy({ version: '1.0.1' });
    await build(first, { keepDeployed: true });
    expect((await versions())[0]).toBe('1.0.1');

    await build(second, { keepDeployed: true });
    expect((await versions())[0]).toBe(second);
  });

  it('stays too after a rollback to it', async () => {
    const { store, build, versions } = await aCheckout();
    for (const version of [first, second]) await build(version);
    await aTeam(store).rollback();
    await build(second, { keepDeployed: true });

    expect((await versions())[0]).toBe(first);
  });

  it('is replaced when its files are gone', async () => {
    const { store, folder, build, versions } = await aCheckout();
    await build(first);
    await aTeam(store).deploy({ version: '1.0.1' });
    rmSync(join(folder, 'remotes/mfe-contacts/1.0.1'), { recursive: true });
    await build(first, { keepDeployed: true });

    expect((await versions())[0]).toBe(first);
  });
});

describe('a remote without sources here', () => {
  it('is forgotten when it was built here, and stays when it was deployed', async () => {
    const { store, folder, build } = await aCheckout();
    await build(first, {}, 'mfe-of-another-branch');
    await aTeam(store).deploy({ name: 'mfe-of-another-house' });
    await build(first);

    expect(readdirSync(join(folder, 'live')).sort()).toEqual([
      'mfe-contacts',
      'mfe-contacts.json',
      'mfe-of-another-house',
      'mfe-of-another-house.json',
    ]);
  });
});

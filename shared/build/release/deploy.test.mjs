/** @jest-environment node */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { publicHalf, privateKey } from './keys.mjs';
import { folderStore } from './store/folder-store.mjs';
import { aBuild, aKey, anOffer, signWithOwnKey, tempFolder } from './testing/a-build.mjs';
import { aTeam } from './testing/a-team.mjs';
import { aStore, discardStores } from './testing/stores.mjs';

jest.mock('./contract-rules.mjs');
beforeEach(signWithOwnKey);
afterAll(discardStores);

const live = (folder, remote = 'mfe-contacts') =>
  JSON.parse(JSON.parse(readFileSync(join(folder, `live/${remote}.json`), 'utf8')).release);
const filesIn = (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort((a, b) => (a < b ? -1 : 1));

describe.each(['folder', 'http'])('a deployment (%s)', (kind) => {
  it('brings the files and points at them', async () => {
    const { store, folder } = await aStore(kind);
    const team = aTeam(store);
    await team.deploy({ version: '1.0.0' });

    expect(live(folder)).toMatchObject({ version: '1.0.0', base: '/remotes/mfe-contacts/1.0.0/', by: 'camille' });
    expect(existsSync(join(folder, 'remotes/mfe-contacts/1.0.0', live(folder).entry))).toBe(true);
    expect(team.output).toEqual([
      'mfe-contacts 1.0.0 fits the shell 1.4.0 and 0 live remotes.',
      `Uploaded to ${store.at}.`,
      'mfe-contacts 1.0.0 is live.',
    ]);
  });

  it('that does not fit is refused with the places, and changes nothing', async () => {
    const { store, folder } = await aStore(kind, {
      offer: anOffer({ events: { moved: { path: 'text' } }, slots: { 'survey.form': { taskId: 'text' } } }),
    });
    const team = aTeam(store);
    await team.deploy({ name: 'mfe-surveys', needs: { fills: { 'survey.done': { stepId: 'text' } } } });
    const before = filesIn(folder);

    const unfit = team.deploy({
      needs: {
        shared: { react: ['useState', 'useOracle'], '@passerelle/shared/ui': ['Carousel'] },
        emits: { moved: {} },
        fills: { 'survey.form': { colour: 'text' } },
        uses: { 'survey.done': {} },
      },
      uses: { react: { useOracle: ['src/a.tsx:3:10', 'src/b.tsx:1:9'] } },
    });

    await expect(unfit).rejects.toThrow(
      [
        'mfe-contacts 1.0.0 does not fit what is live:',
        '  src/a.tsx:3:10, src/b.tsx:1:9: "useOracle" of react is not offered by the shell 1.4.0',
        '  "Carousel" of @passerelle/shared/ui is not offered by the shell 1.4.0',
        '  event "moved": path is missing and should be "text"',
        '  slot "survey.form": colour is missing and should be "text"',
        '  slot "survey.done" as mfe-surveys 1.0.0 fills it: stepId is missing and should be "text"',
      ].join('\n'),
    );
    expect(filesIn(folder)).toEqual(before);
  });

  it('that leaves a used slot empty is refused', async () => {
    const { store } = await aStore(kind);
    const team = aTeam(store);
    await team.deploy({ version: '1.0.0', needs: { fills: { 'contacts.summary': {} } } });
    await team.deploy({ name: 'mfe-program', version: '2.1.0', needs: { uses: { 'contacts.summary': {} } } });

    await expect(team.deploy({ version: '1.0.1' })).rejects.toThrow(
      '  slot "contacts.summary" is used by mfe-program 2.1.0 and would be empty',
    );
  });

  it('of a version that was live is refused', async () => {
    const { store } = await aStore(kind);
    const team = aTeam(store);
    await team.deploy({ version: '1.0.0' });
    await team.deploy({ version: '1.0.1' });

    await expect(team.deploy({ version: '1.0.0' })).rejects.toThrow(
      'mfe-contacts 1.0.0 was deployed on 2026-11-18T09:30:00.000Z by camille, and a version goes out once.',
    );
  });

  it('of the live version whose files are lost puts them back, and flips nothing', async () => {
    const { store, folder } = await aStore(kind);
    const team = aTeam(store);
    await team.deploy();
    const pointer = readFileSync(join(folder, 'live/mfe-contacts.json'), 'utf8');
    rmSync(join(folder, 'remotes'), { recursive: true });
    team.wait(60_000);
    await team.deploy();

    expect(existsSync(join(folder, 'remotes/mfe-contacts/1.0.0', live(folder).entry))).toBe(true);
    expect(readFileSync(join(folder, 'live/mfe-contacts.json'), 'utf8')).toBe(pointer);
    expect(team.output.slice(-2)).toEqual([
      `Uploaded to ${store.at}.`,
      'mfe-contacts 1.0.0 is live, and its files, which were lost, are there again.',
    ]);
  });

  it('of a former version whose files are lost puts them back for a rollback', async () => {
    const { store, folder } = await aStore(kind);
    const team = aTeam(store);
    await team.deploy({ code: 'first' });
    await team.deploy({ version: '1.1.0' });
    rmSync(join(folder, 'remotes/mfe-contacts/1.0.0'), { recursive: true });
    await expect(team.rollback()).rejects.toThrow('cannot be found');
    await team.deploy({ code: 'first' });

    expect(team.output).toContain(
      'The files of mfe-contacts 1.0.0 were lost, and are there again. 1.1.0 is live; `npm run rollback` goes back.',
    );
    await team.rollback();
    expect(live(folder).version).toBe('1.0.0');
  });

  it('of another build in the place of lost files is refused, and changes nothing', async () => {
    const { store, folder } = await aStore(kind);
    const team = aTeam(store);
    await team.deploy({ code: 'first' });
    rmSync(join(folder, 'remotes'), { recursive: true });
    const before = filesIn(folder);

    await expect(team.deploy({ code: 'second' })).rejects.toThrow(
      'The files of mfe-contacts 1.0.0 are lost, and this build makes other ones than were signed.',
    );
    expect(filesIn(folder)).toEqual(before);
  });

  it('that broke off between upload and flip is taken up by the same build, not by another', async () => {
    const { store, folder } = await aStore(kind);
    const dying = {
      ...store,
      create: (path, text) => (path.startsWith('live/') ? Promise.reject(new Error('cut')) : store.create(path, text)),
    };
    await expect(aTeam(dying).deploy({ code: 'first' })).rejects.toThrow('cut');
    expect(existsSync(join(folder, 'live/mfe-contacts.json'))).toBe(false);

    const team = aTeam(store);
    await expect(team.deploy({ code: 'second' })).rejects.toThrow('of another build. Give the version another number.');
    await team.deploy({ code: 'first' });
    expect(live(folder).version).toBe('1.0.0');
    expect(team.output).toContain('Uploaded before, and whole: it is taken as it is.');
  });

  it('of the same build by two at once ends with it live', async () => {
    const { store, folder } = await aStore(kind);
    const build = aBuild();
    const teams = [aTeam(store), aTeam(store, { by: 'lou' })];
    const outcomes = await Promise.allSettled(teams.map((team) => team.deploy({ build })));

    expect(live(folder).version).toBe('1.0.0');
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason.message).toContain('goes out once');
  });

  it('needs a shell', async () => {
    const { store, folder } = await aStore(kind, { offer: null });

    await expect(aTeam(store).deploy()).rejects.toThrow(`There is no shell in ${store.at} yet`);
    expect(filesIn(folder)).toEqual(['shell']);
  });

  it('is refused when the shell would not trust its signature', async () => {
    const keys = [publicHalf(privateKey({ RELEASE_KEY: aKey() }))];
    const { store, folder } = await aStore(kind, { offer: { ...anOffer(), keys } });

    await expect(aTeam(store).deploy()).rejects.toThrow('does not trust the key');
    expect(filesIn(folder)).toEqual(['shell', 'shell/offer.json']);
  });

  it('asks once more before it flips, since others flip too', async () => {
    const { store, folder } = await aStore(kind);
    const meanwhile = {
      ...store,
      addFolder: async (path, from, last) => {
        await aTeam(store).deploy({ name: 'mfe-program', needs: { fills: { 'a.slot': { colour: 'text' } } } });
        return store.addFolder(path, from, last);
      },
    };

    await expect(aTeam(meanwhile).deploy({ needs: { uses: { 'a.slot': {} } } })).rejects.toThrow(
      'slot "a.slot" as mfe-program 1.0.0 fills it: colour is missing',
    );
    expect(existsSync(join(folder, 'live/mfe-contacts.json'))).toBe(false);
  });

  it('says whose pointer it could not read', async () => {
    const { store, folder } = await aStore(kind);
    const team = aTeam(store);
    await team.deploy({ name: 'mfe-program' });
    writeFileSync(join(folder, 'live/mfe-program.json'), '<html>');
    await team.deploy();

    expect(team.output).toContain('The pointer of mfe-program cannot be read: compatibility with it was not checked.');
  });
});

describe('a deployment to a place of the remote’s own', () => {
  it('leaves the files there, and publishes their address', async () => {
    const { store, folder } = await aStore('folder');
    const place = tempFolder();
    const files = { store: folderStore(place), base: 'https://contacts.example/r/' };
    await aTeam(store, { files }).deploy();

    expect(existsSync(join(place, 'mfe-contacts/1.0.0/release.json'))).toBe(true);
    expect(existsSync(join(folder, 'remotes'))).toBe(false);
    expect(live(folder).base).toBe('https://contacts.example/r/mfe-contacts/1.0.0/');
  });
});

describe('a folder that is to be deployed', () => {
  it('must hold a build of that remote', async () => {
    const { store } = await aStore('folder');
    const empty = tempFolder();

    await expect(aTeam(store).deploy({ build: empty })).rejects.toThrow(`${empty} holds no build`);
    const other = aBuild({ name: 'mfe-library' });
    await expect(aTeam(store).deploy({ build: other })).rejects.toThrow('holds mfe-library, not mfe-contacts');
  });
});

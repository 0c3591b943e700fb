/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

import { history, recordOf } from './live.mjs';
import { sweep } from './sweep.mjs';
import { signWithOwnKey } from './testing/a-build.mjs';
import { aTeam, DAY_MS } from './testing/a-team.mjs';
import { aStore, discardStores } from './testing/stores.mjs';

jest.mock('./contract-rules.mjs');
beforeAll(signWithOwnKey);
afterAll(discardStores);

const START = Date.parse('2026-11-18T09:30:00.000Z');
const remotes = (folder) => join(folder, 'remotes/mfe-contacts');

/** The disk has dates of its own. */
function date(path, days) {
  const then = (START + days * DAY_MS) / 1000;
  utimesSync(path, then, then);
}

/** One version a day. */
async function shipped(kind, count, ways) {
  const { store, folder } = await aStore(kind, { ways });
  const team = aTeam(store);
  for (let day = 0; day < count; day += 1) {
    await team.deploy({ version: `1.0.${day}` });
    date(join(remotes(folder), `1.0.${day}`), day);
    team.wait(DAY_MS);
  }
  const swept = (days) =>
    sweep(store, { store, folder: 'remotes/mfe-contacts' }, { remote: 'mfe-contacts', now: START + days * DAY_MS });
  return { store, folder, team, swept };
}

describe.each(['folder', 'http'])('an old release (%s)', (kind) => {
  it('is removed thirty days after it was live; the one before the live one is kept', async () => {
    const { folder, swept } = await shipped(kind, 4);

    // 1.0.0 ended on day 1, 1.0.1 on day 2, 1.0.2 on day 3.
    expect(await swept(30.9)).toEqual({ removed: [], left: [] });
    expect(await swept(31.1)).toEqual({ removed: ['1.0.0'], left: [] });
    expect(await swept(400)).toEqual({ removed: ['1.0.1'], left: [] });
    expect(readdirSync(remotes(folder)).sort()).toEqual(['1.0.2', '1.0.3']);
  });

  it('is kept when a rollback made it live again', async () => {
    const { team, swept } = await shipped(kind, 4);
    await team.rollback('1.0.1');

    // A rollback would go to 1.0.0, and a page that cannot run 1.0.1 goes on with 1.0.3.
    expect(await swept(400)).toEqual({ removed: ['1.0.2'], left: [] });
  });

  it('is removed when it was uploaded and never went live', async () => {
    const { folder, swept } = await shipped(kind, 1);
    mkdirSync(join(remotes(folder), '9.9.9'));
    date(join(remotes(folder), '9.9.9'), 0);

    expect(await swept(29)).toEqual({ removed: [], left: [] });
    expect(await swept(31)).toEqual({ removed: ['9.9.9'], left: [] });
  });

  it('is removed by the deployment that finds it', async () => {
    const { folder, team } = await shipped(kind, 3);
    team.wait(40 * DAY_MS);
    await team.deploy({ version: '2.0.0' });

    expect(team.output.at(-1)).toBe('Removed, since they have long not been live: 1.0.0, 1.0.1.');
    expect(readdirSync(remotes(folder)).sort()).toEqual(['1.0.2', '2.0.0']);
  });
});

describe('a release that cannot be removed', () => {
  it('is reported when the store does not delete it', async () => {
    const { folder, team } = await shipped('http', 3, { deletes: false });
    team.wait(40 * DAY_MS);
    await team.deploy({ version: '2.0.0' });

    expect(team.output.at(-1)).toBe('Not removed, since the store does not do that: 1.0.0, 1.0.1.');
    expect(existsSync(join(remotes(folder), '1.0.0'))).toBe(true);
  });

  it('stays in a store that cannot list files', async () => {
    const { swept } = await shipped('http', 3, { lists: false });

    expect(await swept(400)).toEqual({ removed: [], left: [] });
  });
});

describe('a history with a gap', () => {
  it('has no release removed, since the past live versions are unknown', async () => {
    const { store, folder, swept } = await shipped('folder', 4);
    const [, second] = await history(store, 'mfe-contacts');
    rmSync(join(folder, recordOf('mfe-contacts', second.release.serial)));

    expect(await swept(400)).toEqual({ removed: [], left: [] });
  });
});

describe('a copy that broke off', () => {
  it('is gone a day later', async () => {
    const { folder, swept } = await shipped('folder', 1);
    const half = join(remotes(folder), '.1.0.1.0b5c');
    mkdirSync(half);
    date(half, 0);

    await swept(0.5);
    expect(existsSync(half)).toBe(true);
    await swept(2);
    expect(existsSync(half)).toBe(false);
  });
});

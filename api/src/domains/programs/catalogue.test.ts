import type { LicensePack, Paged, Program } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { unknownId } from '../../testing/builders';
import { twoPacksOf } from '../users/testing/a-program';
import { aTeam, type Team } from '../users/testing/a-team';
import { saveProgram } from './save-program';
import { aPack } from './testing/a-participant';
import { aTask, aTemplate } from './testing/a-template';

let app: TestApp;
let team: Team;
let offered: Awaited<ReturnType<typeof twoPacksOf>>;
let rare: string;
let rarePack: string;
let abroad: string;
let abroadPack: string;
let archived: string;

const named = (fr: string) =>
  saveProgram(app.db, null, { ...aTemplate([[aTask()]]), name: { fr, en: `${fr} (en)` } }, app.clock.now());

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
  offered = await twoPacksOf(app, team);
  [rare, abroad, archived] = [await named('Élan'), await named('Abroad'), await named('Ancien')];
  rarePack = await aPack(app, team.organization, [rare, archived]);
  abroadPack = await aPack(app, team.other, [abroad]);
  const archived_at = app.clock.now().toJSDate();
  await app.db.updateTable('programs').set({ archived_at }).where('id', '=', archived).execute();
}, 60_000);
afterAll(() => app.close());

const list = async (who: { id: string }, query = '') => {
  const { data } = await app.as(who).get<Paged<Program>>(`/programs?${query}`);
  return data.items.map(({ id }) => id);
};

describe('the programme catalogue', () => {
  it('has the programmes of the viewer’s packs', async () => {
    const lyon = [offered.basic, offered.extension].toSorted();
    expect((await list(team.headHR)).toSorted()).toEqual(lyon);
    expect((await list(team.manager)).toSorted()).toEqual(lyon);
    expect((await list(team.owner)).toSorted()).toEqual([...lyon, rare].toSorted());
    expect(await list(team.otherOwner)).toEqual([abroad]);
    expect(await list(team.superAdmin)).toEqual(expect.arrayContaining([rare, abroad, ...lyon]));
    expect(await list(team.superAdmin)).not.toContain(archived);
  });

  it('is filtered by pack, type, organisation and word', async () => {
    expect(await list(team.owner, `pack=${offered.pack}&type=extension`)).toEqual([offered.extension]);
    expect(await list(team.owner, `pack=${rarePack}`)).toEqual([rare]);
    expect(await list(team.headHR, `pack=${rarePack}`)).toEqual([]);
    expect(await list(team.superAdmin, `organization=${team.other}`)).toEqual([abroad]);
    expect((await app.as(team.owner).get(`/programs?organization=${team.other}`)).status).toBe(404);
    expect(await list(team.owner, 'search=elan')).toEqual([rare]);
    expect(await list(team.owner, 'search=%25')).toEqual([]);
  });

  it('is paged', async () => {
    const first = await app.as(team.owner).get<Paged<Program>>('/programs?pageSize=2');
    const second = await app.as(team.owner).get<Paged<Program>>('/programs?pageSize=2&page=1');
    expect([first.data.items.length, second.data.items.length, first.data.totalCount]).toEqual([2, 1, 3]);
  });

  it('returns each programme with its weeks', async () => {
    const { data } = await app.as(team.headHR).get<Program>(`/programs/${offered.basic}`);
    expect(data).toMatchObject({ id: offered.basic, type: 'basic', weekCount: 3 });
    const missing = await app.as(team.owner).get(`/programs/${unknownId}`);
    expect(missing.status).toBe(404);
    for (const id of [abroad, archived]) {
      const { status, error } = await app.as(team.owner).get(`/programs/${id}`);
      expect([status, error]).toEqual([404, missing.error]);
    }
  });
});

describe('a single pack', () => {
  it('is returned to viewers in scope, and a 404 for others', async () => {
    const { data } = await app.as(team.headHR).get<LicensePack>(`/licensePacks/${offered.pack}`);
    expect(data).toMatchObject({ id: offered.pack, availableLicenseCount: 2, version: 1 });
    expect(data.programs.map(({ id }) => id).toSorted()).toEqual([offered.basic, offered.extension].toSorted());
    expect((await app.as(team.headHR).get(`/licensePacks/${rarePack}`)).status).toBe(404);
    const missing = await app.as(team.owner).get(`/licensePacks/${unknownId}`);
    const foreign = await app.as(team.owner).get(`/licensePacks/${abroadPack}`);
    expect([foreign.status, foreign.error]).toEqual([404, missing.error]);
  });
});

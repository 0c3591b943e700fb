import type { LicensePack, Paged, User } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { twoPacksOf } from './testing/a-program';
import { aTeam, type Team } from './testing/a-team';

let app: TestApp;
let team: Team;
let offered: Awaited<ReturnType<typeof twoPacksOf>>;
beforeEach(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
  team = await aTeam(app);
  offered = await twoPacksOf(app, team);
}, 60_000);
afterEach(() => app.close());

const send = (who: { id: string }, { id }: { id: string }, change: object, language = 'fr') =>
  app.as(who).put<User>(`/users/${id}`, change, { 'x-api-language': language });
const read = async (id: string) => (await app.as(team.superAdmin).get<User>(`/users/${id}`)).data.selectedProgram;
const choice = () => ({ program: offered.basic, pack: offered.pack });

describe('an extended programme', () => {
  it('cannot be changed until it is closed', async () => {
    await send(team.headHR, team.amel, { selectedProgram: choice() });
    await send(team.headHR, team.amel, { extension: { program: offered.extension, pack: offered.pack } });
    const before = await read(team.amel.id);
    const change = { selectedProgram: { ...choice(), pack: offered.otherPack } };

    const [french, english] = [
      await send(team.headHR, team.amel, change),
      await send(team.superAdmin, team.amel, change, 'en'),
    ];

    expect([french.status, french.error.fields]).toEqual([400, { 'selectedProgram.program': 'notAllowed' }]);
    expect(french.error.message).toMatch(/^Ce programme a été prolongé/);
    expect(english.error.message).toMatch(/^This programme was extended/);
    expect(await read(team.amel.id)).toEqual(before);
    expect((await send(team.headHR, team.amel, { closure: { type: 'other', leavingDate: '2026-11-30' } })).status).toBe(
      200,
    );
    expect((await send(team.headHR, team.amel, change)).status).toBe(200);
  });
});

describe('a pack with groups', () => {
  it('is given only to their members, by any actor', async () => {
    for (const who of [team.owner, team.superAdmin]) {
      const { status, error } = await send(who, team.solene, { selectedProgram: choice() });
      expect([status, error.fields]).toEqual([400, { 'selectedProgram.pack': 'notAllowed' }]);
      expect(error.message).toMatch(/^Ce pack de licences est réservé à des groupes/);
    }
    expect(await read(team.solene.id)).toBeNull();
    expect((await send(team.owner, team.amel, { selectedProgram: choice() })).status).toBe(200);
  });

  it('extends no programme of a person outside them', async () => {
    await app.db.deleteFrom('group_license_packs').where('license_pack_id', '=', offered.otherPack).execute();
    await send(team.owner, team.solene, { selectedProgram: { ...choice(), pack: offered.otherPack } });
    const extension = { program: offered.extension, pack: offered.pack };

    const { status, error } = await send(team.superAdmin, team.solene, { extension });

    expect([status, error.fields]).toEqual([400, { 'extension.pack': 'notAllowed' }]);
  });

  it('is not listed for a person outside them', async () => {
    const packsFor = async (who: { id: string }, { id }: { id: string }) =>
      (await app.as(who).get<Paged<LicensePack>>(`/licensePacks?user=${id}`)).data.items.map((pack) => pack.id);
    await app.db.deleteFrom('group_license_packs').where('license_pack_id', '=', offered.otherPack).execute();

    expect(await packsFor(team.owner, team.solene)).toEqual([offered.otherPack]);
    expect(await packsFor(team.owner, team.amel)).toEqual(expect.arrayContaining([offered.pack, offered.otherPack]));
    expect(await packsFor(team.headHR, team.solene)).toEqual([]);
  });
});

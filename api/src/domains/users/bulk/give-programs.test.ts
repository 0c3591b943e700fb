import type { BulkAction, BulkPerson, Paged } from '@passerelle/shared/contract';
import { unknownId, type TestPerson } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { twoPacksOf } from '../testing/a-program';
import { aGroup, aTeam, type Team } from '../testing/a-team';

let app: TestApp;
let team: Team;
beforeEach(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterEach(() => app.close());

const run = () => app.services.jobs.runDue();
const begin = (who: { id: string }, body: object) => app.as(who).post<BulkAction>('/users/bulk', body);
const read = async (who: { id: string }, id: string) => (await app.as(who).get<BulkAction>(`/users/bulk/${id}`)).data;
const outcomes = async (who: { id: string }, id: string) =>
  (await app.as(who).get<Paged<BulkPerson>>(`/users/bulk/${id}/people`)).data.items.map(({ reason }) => reason);
const give = (pack: string, program: string, people: readonly { id: string }[]) => ({
  kind: 'giveProgram',
  pack,
  program,
  selection: { ids: people.map(({ id }) => id) },
});
const followed = (...people: readonly TestPerson[]) =>
  app.db
    .selectFrom('user_programs')
    .where(
      'user_id',
      'in',
      people.map(({ id }) => id),
    )
    .where('selected', '=', true)
    .select(['user_id', 'program_id', 'license_pack_id'])
    .execute();

describe('a programme for many', () => {
  it('is given to each who follows none, from the next Monday on, and uses a seat for each', async () => {
    const { basic, pack } = await twoPacksOf(app, team, 5);

    const { status, data } = await begin(team.headHR, give(pack, basic, [team.amel, team.emile, team.manager]));
    await run();

    expect(status).toBe(200);
    expect(await read(team.headHR, data.id)).toMatchObject({ status: 'done', total: 3, done: 2, group: null });
    expect((await read(team.headHR, data.id)).pack).not.toBeNull();
    expect(await outcomes(team.headHR, data.id)).toEqual([null, null, 'notParticipant']);
    expect(await followed(team.amel, team.emile, team.manager)).toHaveLength(2);
    const { used_licenses: used } = await app.db
      .selectFrom('license_packs')
      .where('id', '=', pack)
      .select('used_licenses')
      .executeTakeFirstOrThrow();
    expect(used).toBe(2);
    const noted = await app.db.selectFrom('audit_log').where('action', '=', 'program.given').selectAll().execute();
    expect(noted.map(({ subject_id }) => subject_id)).toEqual([team.amel.id, team.emile.id]);
  });

  it('leaves everybody what they follow, and stops at the last seat, in the order of the list', async () => {
    const { basic, pack, otherPack } = await twoPacksOf(app, team, 1);
    const late = await app.aPerson({ organization_id: team.organization });
    const nord = await aGroup(app, {
      organizationId: team.organization,
      name: 'Nord',
      members: [late],
      managers: [team.headHR],
    });
    await app.db.insertInto('group_license_packs').values({ group_id: nord, license_pack_id: pack }).execute();
    await begin(team.headHR, give(otherPack, basic, [team.amel]));
    await run();

    const { data } = await begin(team.headHR, give(pack, basic, [team.amel, late, team.emile]));
    await run();

    expect(await outcomes(team.headHR, data.id)).toEqual(['hasProgram', null, 'noSeat']);
    expect(await followed(team.amel)).toEqual([expect.objectContaining({ license_pack_id: otherPack })]);
    expect(await followed(team.emile)).toEqual([]);
    const tasks = await app.db
      .selectFrom('user_tasks')
      .innerJoin('user_programs', 'user_programs.id', 'user_tasks.user_program_id')
      .where('user_programs.user_id', '=', team.emile.id)
      .select('user_tasks.id')
      .execute();
    expect(tasks).toEqual([]);
  });

  it('is given only to people of the groups that the pack is opened to, whoever gives it', async () => {
    const { basic, pack } = await twoPacksOf(app, team, 5);
    for (const who of [team.owner, team.superAdmin]) {
      const { data } = await begin(who, give(pack, basic, [team.solene, team.diego]));
      await run();
      expect(await outcomes(who, data.id)).toEqual(['otherGroups', 'otherGroups']);
    }
    expect(await followed(team.solene, team.diego)).toEqual([]);
    await app.db.deleteFrom('group_license_packs').where('license_pack_id', '=', pack).execute();

    const { data } = await begin(team.owner, give(pack, basic, [team.solene, team.diego]));
    await run();
    expect(await outcomes(team.owner, data.id)).toEqual([null, null]);
  });

  it('comes out of a pack that the actor sees, and is one that can be given', async () => {
    const { basic, extension, pack } = await twoPacksOf(app, team);
    await app.db.deleteFrom('group_license_packs').where('license_pack_id', '=', pack).execute();
    const fieldsOf = async (who: { id: string }, body: object) => {
      const { status, error } = await begin(who, body);
      return [status, error.fields];
    };

    expect(await fieldsOf(team.headHR, give(pack, basic, [team.amel]))).toEqual([400, { pack: 'unknown' }]);
    expect(await fieldsOf(team.owner, give(pack, extension, [team.amel]))).toEqual([400, { program: 'unknown' }]);
    expect(await fieldsOf(team.owner, give(pack, unknownId, [team.amel]))).toEqual([400, { program: 'unknown' }]);
    expect(await fieldsOf(team.owner, { ...give(pack, basic, [team.amel]), pack: null })).toEqual([
      400,
      { pack: 'required' },
    ]);
    expect(await fieldsOf(team.owner, { ...give(pack, basic, [team.amel]), kind: 'welcome' })).toEqual([
      400,
      { pack: 'notAllowed' },
    ]);
  });

  it('stops where the pack is gone meanwhile, and cannot be gone on with', async () => {
    const { basic, pack } = await twoPacksOf(app, team);
    const { data } = await begin(team.owner, give(pack, basic, [team.amel]));
    await app.db.deleteFrom('license_packs').where('id', '=', pack).execute();

    await run();

    expect(await read(team.owner, data.id)).toMatchObject({ status: 'stopped', pack: null, done: 0 });
    expect((await app.as(team.owner).post(`/users/bulk/${data.id}/resume`)).status).toBe(409);
  });
});

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
const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id);
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

describe('a programme for many people', () => {
  it('is given to each without one, from next Monday on, with a seat each', async () => {
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
    expect(noted.map(({ is_part }) => is_part)).toEqual([true, true]);
    const line = app.db.selectFrom('audit_log').where('action', '=', 'users.programGiven').selectAll();
    expect(await line.execute()).toMatchObject([
      { is_part: false, subject_id: pack, details: { people: 2, bulk: data.id } },
    ]);
    expect(noted.map(({ subject_id }) => subject_id)).toEqual([team.amel.id, team.emile.id]);
  });

  it('keeps existing programmes, and stops at the last seat, in list order', async () => {
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

  it('is given only to people of the pack’s groups, by any actor', async () => {
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

  it('requires a pack in the actor’s scope, and an available programme', async () => {
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

  it('stops if the pack is deleted meanwhile, and cannot resume', async () => {
    const { basic, pack } = await twoPacksOf(app, team);
    const { data } = await begin(team.owner, give(pack, basic, [team.amel]));
    await app.db.deleteFrom('license_packs').where('id', '=', pack).execute();

    await run();

    expect(await read(team.owner, data.id)).toMatchObject({ status: 'stopped', pack: null, done: 0 });
    expect((await app.as(team.owner).post(`/users/bulk/${data.id}/resume`)).status).toBe(409);
  });
});

describe('an extension for many people', () => {
  const extend = (pack: string, program: string, people: readonly { id: string }[]) => ({
    ...give(pack, program, people),
    kind: 'extendProgram',
  });
  const endOf = async ({ id }: TestPerson) =>
    (
      await app.db
        .selectFrom('user_programs')
        .where('user_id', '=', id)
        .where('selected', '=', true)
        .select('to_date')
        .executeTakeFirstOrThrow()
    ).to_date;

  it('adds its weeks to each running programme, without a further seat in the same pack', async () => {
    const { basic, extension, pack, otherPack } = await twoPacksOf(app, team, 1);
    await begin(team.headHR, give(pack, basic, [team.amel]));
    await begin(team.headHR, give(otherPack, basic, [team.emile]));
    await run();
    const [amel, emile] = [await endOf(team.amel), await endOf(team.emile)];
    const version = async () =>
      (await app.db.selectFrom('users').where('id', '=', team.amel.id).select('version').executeTakeFirstOrThrow())
        .version;
    const before = await version();

    const { data } = await begin(team.headHR, extend(pack, extension, [team.amel, team.emile, team.manager]));
    await run();

    expect(await outcomes(team.headHR, data.id)).toEqual([null, 'noSeat', 'notParticipant']);
    expect((await endOf(team.amel)).getTime() - amel.getTime()).toBe(7 * 24 * 60 * 60 * 1000);
    expect(await endOf(team.emile)).toEqual(emile);
    expect(await version()).toBe(before + 1);
    const log = await app.db
      .selectFrom('audit_log')
      .where('action', 'in', ['program.extended', 'users.programExtended'])
      .orderBy('is_part')
      .selectAll()
      .execute();
    expect(log).toMatchObject([
      { action: 'users.programExtended', is_part: false, subject_id: pack, details: { people: 1, bulk: data.id } },
      { action: 'program.extended', is_part: true, subject_id: team.amel.id },
    ]);
  });

  it('leaves out those without a programme, or whose programme is over, and needs an extension', async () => {
    const { basic, extension, pack } = await twoPacksOf(app, team, 5);
    await begin(team.headHR, give(pack, basic, [team.amel]));
    await run();
    await app.db.updateTable('user_programs').set({ status: 'closed' }).where('user_id', '=', team.amel.id).execute();

    const { data } = await begin(team.headHR, extend(pack, extension, [team.amel, team.emile]));
    await run();
    const refused = await begin(team.headHR, extend(pack, basic, [team.amel]));

    expect(await outcomes(team.headHR, data.id)).toEqual(['programOver', 'noProgram']);
    expect([refused.status, refused.error.fields]).toEqual([400, { program: 'unknown' }]);
  });
});

describe('a closure for many people', () => {
  const close = (closure: object, people: readonly { id: string }[]) => ({
    kind: 'closeProgram',
    closure,
    selection: { ids: idsOf(people) },
  });
  const closures = () =>
    app.db
      .selectFrom('user_program_closures')
      .innerJoin('user_programs', 'user_programs.id', 'user_program_closures.user_program_id')
      .select(['user_id', 'type', 'leaving_date', 'job_entry_on_duty_date', 'comment'])
      .execute();

  it('closes each programme with the same reason and day, and keeps earlier closures', async () => {
    const { basic, pack } = await twoPacksOf(app, team, 5);
    await begin(team.headHR, give(pack, basic, [team.amel, team.emile]));
    await run();
    await app
      .as(team.headHR)
      .put(`/users/${team.emile.id}`, { closure: { type: 'retired', leavingDate: '2026-12-31' } });

    const body = close({ type: 'other', date: '2026-11-30', comment: 'Fin du dispositif' }, [
      team.amel,
      team.emile,
      team.manager,
    ]);
    const { data } = await begin(team.headHR, body);
    await run();

    expect(data.closure).toEqual({ type: 'other', date: '2026-11-30' });
    expect(await outcomes(team.headHR, data.id)).toEqual([null, 'programOver', 'notParticipant']);
    expect(await closures()).toEqual(
      expect.arrayContaining([
        {
          user_id: team.amel.id,
          type: 'other',
          leaving_date: '2026-11-30',
          job_entry_on_duty_date: null,
          comment: 'Fin du dispositif',
        },
        expect.objectContaining({ user_id: team.emile.id, type: 'retired' }),
      ]),
    );
    const log = await app.db.selectFrom('audit_log').where('action', '=', 'users.programClosed').selectAll().execute();
    expect(log).toMatchObject([{ is_part: false, details: { people: 1, bulk: data.id } }]);
  });

  it('of an internal solution is the day of entry on duty; one far from the programme is refused for the person', async () => {
    const { basic, pack } = await twoPacksOf(app, team, 5);
    await begin(team.headHR, give(pack, basic, [team.amel]));
    await run();

    const far = await begin(team.headHR, close({ type: 'other', date: '2031-01-01' }, [team.amel, team.emile]));
    await run();
    const { data } = await begin(team.headHR, close({ type: 'internal', date: '2026-12-01' }, [team.amel]));
    await run();

    expect(await outcomes(team.headHR, far.data.id)).toEqual(['closureTooFar', 'noProgram']);
    expect(await outcomes(team.headHR, data.id)).toEqual([null]);
    expect(await closures()).toMatchObject([
      { type: 'internal', leaving_date: null, job_entry_on_duty_date: '2026-12-01' },
    ]);
  });

  it('requires a reason and a day, for this kind alone', async () => {
    const ids = { selection: { ids: [team.amel.id] } };
    const missing = await begin(team.headHR, { kind: 'closeProgram', ...ids });
    const foreign = await begin(team.headHR, {
      kind: 'welcome',
      ...ids,
      closure: { type: 'other', date: '2026-12-01' },
    });

    expect([missing.status, missing.error.fields]).toEqual([400, { closure: 'required' }]);
    expect([foreign.status, foreign.error.fields]).toEqual([400, { closure: 'notAllowed' }]);
  });
});

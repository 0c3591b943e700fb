import type { ProgramChange, ProgramConsequences, User } from '@passerelle/shared/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { unknownId } from '../../testing/builders';
import { aPack } from '../programs/testing/a-participant';
import { twoPacksOf } from './testing/a-program';
import { aTeam, type Team } from './testing/a-team';

const now = '2026-11-25T10:00:00.000Z';

let app: TestApp;
let team: Team;
let offered: Awaited<ReturnType<typeof twoPacksOf>>;
beforeEach(async () => {
  app = await startTestApp({ now });
  team = await aTeam(app);
  offered = await twoPacksOf(app, team);
}, 60_000);
afterEach(() => app.close());

const preview = (change: ProgramChange, who: { id: string } = team.headHR, id = team.amel.id) =>
  app.as(who).post<ProgramConsequences>(`/users/${id}/program/preview`, change);
const make = async (change: ProgramChange) => {
  const answer = await app.as(team.headHR).put<User>(`/users/${team.amel.id}`, change);
  expect(answer.status).toBe(200);
};
const given = (pack = offered.pack, fromDate?: string): ProgramChange => ({
  selectedProgram: { program: offered.basic, pack, ...(fromDate !== undefined && { fromDate }) },
});
const extended = (pack = offered.pack): ProgramChange => ({ extension: { program: offered.extension, pack } });
const closed: ProgramChange = { closure: { type: 'other', leavingDate: '2026-11-30' } };

/** Every row of every table except the sessions, whose last use is updated. */
async function everything(): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string }>`SELECT tablename AS name FROM pg_tables
    WHERE schemaname = current_schema() AND tablename NOT LIKE '%session%' ORDER BY tablename`.execute(app.db);
  const tables: Record<string, unknown> = {};
  for (const { name } of rows) {
    const { rows: found } = await sql`SELECT row_to_json(one)::text AS row FROM ${sql.table(name)} AS one
      ORDER BY 1`.execute(app.db);
    tables[name] = found;
  }
  return tables;
}

describe('the preview of a programme', () => {
  it('describes the effect of giving one, without giving it', async () => {
    const { status, data } = await preview(given());

    expect(status).toBe(200);
    expect(data).toEqual({
      dates: { fromDate: '2026-11-30T00:00:00.000Z', toDate: '2026-12-20T23:59:59.999Z' },
      weeks: { total: 3, added: 3 },
      tasks: { cancelled: 0, added: 6, validated: 0 },
      seatTaken: { pack: { id: offered.pack, name: 'Mobilité' }, left: 1 },
      seatReleased: null,
    });
    expect((await app.as(team.headHR).get<User>(`/users/${team.amel.id}`)).data.selectedProgram).toBeNull();
  });

  it.each([
    ['2026-12-01', 'a Tuesday', /commence un lundi/],
    ['2026-11-23', 'in the past', /aujourd’hui au plus tôt/],
    ['2027-05-31', 'more than six months ahead', /dans six mois au plus tard/],
    ['2027-01-11', 'after the end of the pack', /pendant la période du pack/],
  ])('refuses a start on %s, %s', async (day, _reason, message) => {
    await app.db
      .updateTable('license_packs')
      .set({ to_date: new Date('2027-01-10T23:59:59.999Z') })
      .where('id', '=', offered.pack)
      .execute();
    const fields = { 'selectedProgram.fromDate': 'notAllowed' };
    const refused = { status: 400, error: { fields, message: expect.stringMatching(message) as string } };

    expect(await preview(given(offered.pack, day))).toMatchObject(refused);
    const put = await app.as(team.headHR).put(`/users/${team.amel.id}`, given(offered.pack, day));
    expect(put).toMatchObject(refused);
  });

  it('describes the dates that follow from the chosen Monday', async () => {
    const { data } = await preview(given(offered.pack, '2027-02-01'));

    expect(data.dates).toEqual({ fromDate: '2027-02-01T00:00:00.000Z', toDate: '2027-02-21T23:59:59.999Z' });
  });

  it('changes no row of any table: no task, seat, mail, notice, or log line', async () => {
    await make(given());
    const before = await everything();

    for (const change of [given(offered.otherPack), extended(offered.otherPack), closed]) {
      expect((await preview(change)).status).toBe(200);
    }

    expect(await everything()).toEqual(before);
  });

  it('shows the seat that a change before the first Monday gives back', async () => {
    await make(given());

    expect((await preview(given(offered.otherPack))).data).toMatchObject({
      weeks: { total: 3, added: 3 },
      tasks: { cancelled: 6, added: 6 },
      seatTaken: { pack: { id: offered.otherPack }, left: 1 },
      seatReleased: { pack: { id: offered.pack }, left: 2 },
    });
  });

  it('takes no seat for an extension from the same pack, and one from another', async () => {
    await make(given());

    expect((await preview(extended())).data).toMatchObject({
      dates: { toDate: '2026-12-27T23:59:59.999Z' },
      weeks: { total: 4, added: 1 },
      tasks: { cancelled: 0, added: 2 },
      seatTaken: null,
    });
    expect((await preview(extended(offered.otherPack))).data.seatTaken).toMatchObject({ left: 1 });
  });

  it('shows cancelled and kept tasks', async () => {
    app.clock.set('2026-11-23T10:00:00.000Z');
    await make(given(offered.pack, '2026-11-23'));
    app.clock.set(now);
    const task = await app.db.selectFrom('user_tasks').select('id').limit(1).executeTakeFirstOrThrow();
    await app.db
      .updateTable('user_tasks')
      .set({ status: 'validated', validated_at: new Date(now) })
      .where('id', '=', task.id)
      .execute();

    expect((await preview(closed)).data).toEqual({
      dates: null,
      weeks: { total: 0, added: 0 },
      tasks: { cancelled: 5, added: 0, validated: 1 },
      seatTaken: null,
      seatReleased: null,
    });
  });

  it('equals the effect of the change', async () => {
    const promised = (await preview(given())).data;
    await make(given());

    const { data } = await app.as(team.headHR).get<User>(`/users/${team.amel.id}`);
    expect(data.selectedProgram?.dates).toEqual(promised.dates);
  });

  it('refuses what the change refuses', async () => {
    const full = await aPack(app, team.organization, [offered.basic], 0);
    await app.db.insertInto('group_license_packs').values({ group_id: team.lyon, license_pack_id: full }).execute();

    const { status, error } = await preview(given(full));
    expect([status, error.code]).toEqual([409, 'conflict']);
    expect(error).toEqual((await app.as(team.headHR).put(`/users/${team.amel.id}`, given(full))).error);
    expect((await preview({ ...given(), ...closed })).status).toBe(400);
  });

  it('refuses an extension as a programme, and a programme as an extension, each on its field', async () => {
    const alone = { selectedProgram: { program: offered.extension, pack: offered.pack } };
    for (const answer of [await preview(alone), await app.as(team.headHR).put(`/users/${team.amel.id}`, alone)]) {
      expect(answer.status).toBe(400);
      expect(answer.error.fields).toEqual({ 'selectedProgram.program': 'notAllowed' });
      expect(answer.error.message).toMatch(/prolongation/);
    }
    await make(given());
    const again = await preview({ extension: { program: offered.basic, pack: offered.pack } });
    expect([again.status, again.error.fields]).toEqual([400, { 'extension.program': 'notAllowed' }]);
  });

  it('is restricted to staff who may change the person, with packs in their scope', async () => {
    const ofNoGroup = await aPack(app, team.organization, [offered.basic]);

    expect((await preview(given(), team.manager)).status).toBe(403);
    expect((await preview(given(), team.owner, team.owner.id)).status).toBe(403);
    expect((await preview(given(), team.headHR, team.solene.id)).status).toBe(404);
    expect((await preview(given(ofNoGroup))).status).toBe(404);
    expect((await app.as(team.headHR).put(`/users/${team.amel.id}`, given(ofNoGroup))).status).toBe(404);
    expect((await preview(given(ofNoGroup), team.owner)).status).toBe(200);
    const foreign = await preview(given(), team.owner, team.stranger.id);
    expect([foreign.status, foreign.error]).toEqual([404, (await preview(given(), team.owner, unknownId)).error]);
  });
});

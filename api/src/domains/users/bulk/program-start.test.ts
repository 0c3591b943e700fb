import type { BulkAction, BulkPerson, Paged } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { twoPacksOf } from '../testing/a-program';
import { aTeam, type Team } from '../testing/a-team';

let app: TestApp;
let team: Team;
let packs: Awaited<ReturnType<typeof twoPacksOf>>;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
  packs = await twoPacksOf(app, team, 5);
});
afterAll(() => app.close());

const begin = (body: object) =>
  app.as(team.headHR).post<BulkAction>('/users/bulk', {
    kind: 'giveProgram',
    pack: packs.pack,
    program: packs.basic,
    selection: { ids: [team.amel.id] },
    ...body,
  });
const run = () => app.services.jobs.runDue();
const startOf = async ({ id }: { id: string }) =>
  (
    await app.db
      .selectFrom('user_programs')
      .where('user_id', '=', id)
      .where('selected', '=', true)
      .select('from_date')
      .executeTakeFirst()
  )?.from_date;

describe('the start of a programme for many people', () => {
  it('is the chosen Monday, or the next one without a choice', async () => {
    await begin({ fromDate: '2026-12-14' });
    await begin({ selection: { ids: [team.emile.id] } });
    await run();

    expect(await startOf(team.amel)).toEqual(new Date('2026-12-14'));
    expect(await startOf(team.emile)).toEqual(new Date('2026-11-30'));
  });

  it.each([
    ['a Tuesday', '2026-12-15'],
    ['a past Monday', '2026-11-23'],
    ['a Monday in more than six months', '2027-06-28'],
  ])('is refused for %s', async (_what, fromDate) => {
    const { status, error } = await begin({ fromDate });
    expect([status, error.fields]).toEqual([400, { fromDate: 'notAllowed' }]);
  });

  it('is refused outside the period of the pack, and for other actions', async () => {
    const end = app.clock.now().plus({ weeks: 2 }).toJSDate();
    await app.db.updateTable('license_packs').set({ to_date: end }).where('id', '=', packs.otherPack).execute();

    const late = await begin({ pack: packs.otherPack, fromDate: '2026-12-21' });
    expect([late.status, late.error.fields]).toEqual([400, { fromDate: 'notAllowed' }]);
    const extended = await begin({ kind: 'extendProgram', program: packs.extension, fromDate: '2026-12-14' });
    expect([extended.status, extended.error.fields]).toEqual([400, { fromDate: 'notAllowed' }]);
  });

  it('leaves people out when the action comes to them after that day', async () => {
    const someone = await app.aPerson({ organization_id: team.organization });
    await app.db.insertInto('group_members').values({ group_id: team.lyon, user_id: someone.id }).execute();
    const { data } = await begin({ fromDate: '2026-12-14', selection: { ids: [someone.id] } });
    await app.db.updateTable('bulk_actions').set({ from_date: '2026-11-23' }).where('id', '=', data.id).execute();
    await run();

    const { items } = (await app.as(team.headHR).get<Paged<BulkPerson>>(`/users/bulk/${data.id}/people`)).data;
    expect(items.map(({ reason }) => reason)).toEqual(['startOver']);
    expect(await startOf(someone)).toBeUndefined();
  });
});

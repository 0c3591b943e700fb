import type { Paged, UserSummary } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aTeam, type Team } from '../testing/a-team';

let app: TestApp;
let team: Team;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
  const connections = [
    { user_id: team.amel.id, started_at: '2026-11-24T08:00:00Z', last_seen_at: '2026-11-24T08:30:00Z' },
    { user_id: team.amel.id, started_at: '2026-11-02T08:00:00Z', last_seen_at: '2026-11-02T08:00:30Z' },
    { user_id: team.emile.id, started_at: '2026-11-02T08:00:00Z', last_seen_at: '2026-11-02T09:00:00Z' },
  ];
  await app.db.insertInto('connections').values(connections).execute();
  for (const { user_id: id, last_seen_at } of connections.toReversed()) {
    await app.db.updateTable('users').set({ last_seen_at }).where('id', '=', id).execute();
  }
});
afterAll(() => app.close());

const list = async (query: string) => (await app.as(team.owner).get<Paged<UserSummary>>(`/users?${query}`)).data;
const names = async (query: string) => (await list(query)).items.map(({ firstName }) => firstName);

describe('the users list', () => {
  it('has pages of twenty from zero, by last name', async () => {
    const inOrder = ['Benkhelifa', 'Équipe', 'Équipe', 'Kerbrat', 'Ruiz', 'Zola-Petit'];
    const first = await list('');
    const second = await list('pageSize=2&page=1');

    expect(first).toMatchObject({ page: 0, pageSize: 20, totalCount: 6, pageCount: 1 });
    expect(first.items.map(({ lastName }) => lastName)).toEqual(inOrder);
    expect(second).toMatchObject({ page: 1, pageSize: 2, totalCount: 6, pageCount: 3 });
    expect(second.items.map(({ id }) => id)).toEqual(first.items.slice(2, 4).map(({ id }) => id));
  });

  it('matches every word, in any order, without case and accents', async () => {
    expect(await names('search=emile')).toEqual(['Émile']);
    expect(await names('search=PETIT%20%C3%A9mile')).toEqual(['Émile']);
    expect(await names('search=petit%20amel')).toEqual([]);
    expect(await names('search=amel@team')).toEqual(['Amel']);
    expect(await names('search=%25')).toEqual([]);
  });

  it('filters by group, gender, job level and role, alone and together', async () => {
    expect(await names(`group=${team.lyon}&role=user`)).toEqual(['Amel', 'Émile']);
    expect(await names('gender=woman')).toEqual(['Amel', 'Solène']);
    expect(await names('jobLevel=worker&jobLevel=executive')).toEqual(['Amel', 'Émile']);
    expect(await names('filters=gender:woman&filters=jobLevel:worker')).toEqual(['Amel']);
    expect(await names('role=headHR&role=manager&sort=firstName')).toEqual(['Claire', 'Karim']);
  });

  it('shows number, duration and date of connections', async () => {
    const { items } = await list('search=amel');

    expect(items[0]?.sessions).toEqual({ count: 2, timeOnline: 1_830, lastAt: '2026-11-24T08:30:00.000Z' });
  });

  it('sorts by the last connection, with people who never connected as the oldest', async () => {
    expect((await names('sort=lastActivity&order=descend')).slice(0, 2)).toEqual(['Amel', 'Émile']);
    expect((await names('sortBy=lastActivity&sortOrder=asc')).slice(-2)).toEqual(['Émile', 'Amel']);
  });

  it('filters the active and the inactive of a period, by default the last fourteen days', async () => {
    const october = `fromTime=${Date.UTC(2026, 9, 1)}&toTime=${Date.UTC(2026, 10, 3)}`;

    expect(await names('userDetailsType=active')).toEqual(['Amel']);
    expect(await names(`userDetailsType=active&${october}`)).toEqual(['Amel', 'Émile']);
    expect(await names('userDetailsType=inactive&role=user')).toEqual(['Solène', 'Diego', 'Émile']);
    const path = await app.as(team.owner).get<Paged<UserSummary>>(`/users/inactive?role=user&${october}`);
    expect(path.data.items.map(({ firstName }) => firstName)).toEqual(['Solène', 'Diego']);
  });

  it('filters people who never connected, and those whose invitation was not sent, was sent or was followed', async () => {
    expect(await names('userDetailsType=neverConnected&role=user')).toEqual(['Solène', 'Diego']);
    const at = app.clock.now().toJSDate();
    await app.db
      .updateTable('users')
      .set({ setup_at: null })
      .where('id', 'in', [team.solene.id, team.diego.id])
      .execute();
    await app.db.updateTable('users').set({ invited_at: at }).where('id', '=', team.diego.id).execute();

    expect(await names('invitation=neverSent&role=user')).toEqual(['Solène']);
    expect(await names('invitation=sent&role=user')).toEqual(['Diego']);
    expect(await names('invitation=opened&role=user')).toEqual(['Amel', 'Émile']);
    expect(await names('invitation=sent&invitation=neverSent&role=user')).toEqual(['Solène', 'Diego']);
    expect((await list('invitation=sent&role=user&returnUsers=false')).totalCount).toBe(1);
    expect(await names('sort=invitation&role=user')).toEqual(['Solène', 'Diego', 'Amel', 'Émile']);

    await app.db
      .updateTable('users')
      .set({ setup_at: at, invited_at: null })
      .where('id', 'in', [team.solene.id, team.diego.id])
      .execute();
  });

  it('counts people seen within fourteen days as active', async () => {
    const [just, no] = [13, 15].map((days) => app.clock.now().minus({ days }).toJSDate());
    for (const [who, at] of [
      [team.solene, just!],
      [team.diego, no!],
    ] as const) {
      // The rows of a connection, including the person's last activity.
      await app.db.insertInto('connections').values({ user_id: who.id, started_at: at, last_seen_at: at }).execute();
      await app.db.updateTable('users').set({ last_seen_at: at }).where('id', '=', who.id).execute();
      expect((await names('userDetailsType=active')).includes(who === team.solene ? 'Solène' : 'Diego')).toBe(
        at === just,
      );
      await app.db.deleteFrom('connections').where('user_id', '=', who.id).execute();
      await app.db.updateTable('users').set({ last_seen_at: null }).where('id', '=', who.id).execute();
    }
  });

  it('limits the last activity by the given times', async () => {
    const since = `fromTime=${Date.UTC(2026, 10, 20)}`;
    const until = `toTime=${Date.UTC(2026, 10, 20)}`;

    expect(await names(since)).toEqual(['Amel']);
    expect(await names(until)).toEqual(['Émile']);
    expect(await names(`${since}&${until}`)).toEqual([]);
  });

  it('only counts when no page is requested', async () => {
    expect(await list('returnUsers=false')).toMatchObject({ items: [], totalCount: 6 });
  });

  describe('by a column that is computed', () => {
    const lastNames = async (query: string) => (await list(`role=user&${query}`)).items.map(({ lastName }) => lastName);

    beforeAll(async () => {
      const change = (id: string, values: object) =>
        app.db.updateTable('users').set(values).where('id', '=', id).execute();
      await change(team.amel.id, { manager_id: team.manager.id, hr_representative_id: team.headHR.id });
      await change(team.emile.id, { manager_id: team.owner.id });
      await change(team.diego.id, { setup_at: null, invited_at: new Date('2026-11-02T08:00:00Z') });
      await change(team.solene.id, { setup_at: null, invited_at: new Date('2026-11-10T08:00:00Z') });
    });

    it.each([
      ['group', ['Benkhelifa', 'Zola-Petit', 'Kerbrat', 'Ruiz']],
      ['manager', ['Benkhelifa', 'Ruiz', 'Zola-Petit', 'Kerbrat']],
      ['silence', ['Ruiz', 'Kerbrat', 'Benkhelifa', 'Zola-Petit']],
    ])('%s: people without a value come last, in either order and on every page', async (sort, expected) => {
      expect(await lastNames(`sort=${sort}`)).toEqual(expected);
      const desc = await lastNames(`sort=${sort}&order=desc`);
      expect(desc.at(-1)).toBe(expected.at(-1));
      const pages = await Promise.all(
        [0, 1].map((page) => lastNames(`sort=${sort}&order=desc&pageSize=2&page=${page}`)),
      );
      expect(pages.flat()).toEqual(desc);
    });

    it.each(['role', 'program', 'programEnd', 'hrRepresentative'])('%s is a sort', async (sort) => {
      for (const order of ['asc', 'desc']) expect(await lastNames(`sort=${sort}&order=${order}`)).toHaveLength(4);
    });

    it('names the manager and the HR representative only to viewers who see them', async () => {
      const jobs = async (who: { id: string }) =>
        (await app.as(who).get<Paged<UserSummary>>('/users?search=benkhelifa')).data.items[0]?.job;

      expect(await jobs(team.owner)).toMatchObject({
        manager: { id: team.manager.id, firstName: 'Karim', lastName: 'Équipe' },
        hrRepresentative: { id: team.headHR.id, firstName: 'Claire' },
      });
      expect(await jobs(team.manager)).toMatchObject({ manager: { id: team.manager.id }, hrRepresentative: null });
      expect(await jobs(team.headHR)).toMatchObject({ hrRepresentative: { id: team.headHR.id } });
    });

    it('says why a person counts as silent, and since when', async () => {
      const { items } = await list('search=kerbrat');

      expect(items[0]?.silence).toEqual({ reason: 'neverOpened', since: '2026-11-10T08:00:00.000Z' });
      expect((await list('search=amel')).items[0]?.silence).toBeNull();
    });
  });

  it.each([
    ['sort=password', 'sort', 'notAllowed'],
    ['role=king', 'role.0', 'notAllowed'],
    ['page=-1', 'page', 'tooSmall'],
    ['pageSize=100000', 'pageSize', 'tooLarge'],
    ['organization=1%27%20OR%201=1', 'organization', 'format'],
    ['programState=lost', 'programState.0', 'notAllowed'],
    ['fromTime=yesterday', 'fromTime', 'format'],
    ['unheardOf=1', 'unheardOf', 'unknown'],
  ])('refuses %s', async (query, field, code) => {
    const answer = await app.as(team.owner).get(`/users?${query}`);

    expect(answer.status).toBe(400);
    expect(answer.error.fields).toEqual({ [field]: code });
  });
});

import type { Paged, User, UserSummary } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aGroup, aTeam, type Team } from '../testing/a-team';

let app: TestApp;
let team: Team;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

const everyRole = ['user', 'manager', 'headHR', 'owner', 'admin', 'superAdmin'].map((role) => `role=${role}`).join('&');
const namesSeenBy = async (who: { id: string }, query = everyRole): Promise<string[]> => {
  const { data } = await app.as(who).get<Paged<UserSummary>>(`/users?${query}&sort=firstName&pageSize=100`);
  expect(data.totalCount).toBe(data.items.length);
  return data.items.map(({ firstName }) => firstName);
};

describe('the people in a viewer’s scope', () => {
  it('are, for a manager, those of the managed groups and directly managed ones', async () => {
    expect(await namesSeenBy(team.manager)).toEqual(['Amel', 'Diego', 'Émile', 'Karim']);
  });

  it('are, for an HR manager, those of their groups', async () => {
    expect(await namesSeenBy(team.headHR)).toEqual(['Amel', 'Émile', 'Karim']);
  });

  it.each(['owner', 'admin'] as const)('are, for the %s, those of the organisation', async (role) => {
    const own = ['Amel', 'Claire', 'Diego', 'Émile', 'Hugo', 'Inès', 'Karim', 'Paule', 'Solène'];
    expect(await namesSeenBy(team[role])).toEqual(own);
  });

  it('are, for the super administrator, those of every organisation', async () => {
    const everyone = await namesSeenBy(team.superAdmin);
    expect(everyone).toEqual(expect.arrayContaining(['Amel', 'Nadia', 'Otto']));
    expect(everyone).toHaveLength(11);
  });

  it('are never of another organisation, also when it is named', async () => {
    expect((await app.as(team.owner).get(`/users?organization=${team.other}`)).status).toBe(404);
    expect(await namesSeenBy(team.owner, `group=${team.elsewhere}`)).toEqual([]);
    expect(await namesSeenBy(team.superAdmin, `organization=${team.other}`)).toEqual(['Nadia']);
  });

  it('exclude a group outside the scope, though its people are visible', async () => {
    const { organization_id: organizationId } = await app.db
      .selectFrom('users')
      .select('organization_id')
      .where('id', '=', team.amel.id)
      .executeTakeFirstOrThrow();
    const hidden = await aGroup(app, { organizationId, name: 'Plan à venir', members: [team.amel] });

    expect(await namesSeenBy(team.manager, `group=${hidden}`)).toEqual([]);
    expect(await namesSeenBy(team.owner, `group=${hidden}`)).toEqual(['Amel']);
  });

  it('are, without a role in the query, users, managers and HR managers', async () => {
    expect(await namesSeenBy(team.owner, '')).toEqual(['Amel', 'Claire', 'Diego', 'Émile', 'Karim', 'Solène']);
  });

  it('are empty for a participant, and for a visitor', async () => {
    expect((await app.as(team.amel).get('/users')).status).toBe(403);
    expect((await app.as(team.amel).get(`/users/${team.amel.id}`)).status).toBe(403);
    expect((await app.anyone.get('/users')).status).toBe(401);
  });
});

describe('one person', () => {
  it.each([
    ['manager', 'amel', 200],
    ['manager', 'diego', 200],
    ['manager', 'solene', 404],
    ['headHR', 'amel', 200],
    ['headHR', 'diego', 404],
    ['headHR', 'headHR', 200],
    ['owner', 'solene', 200],
    ['owner', 'stranger', 404],
    ['owner', 'gone', 404],
    ['superAdmin', 'stranger', 200],
    ['otherOwner', 'amel', 404],
  ] as const)('requested by the %s: %s is a %i', async (viewer, someone, status) => {
    const answer = await app.as(team[viewer]).get<User>(`/users/${team[someone].id}`);

    expect(answer.status).toBe(status);
  });

  it('has the data of the page, and none of the account', async () => {
    const { data } = await app.as(team.owner).get<User>(`/users/${team.manager.id}`);

    expect(data).toMatchObject({
      firstName: 'Karim',
      role: { slug: 'manager' },
      groups: [{ id: team.lyon, name: 'Lyon' }],
      scope: { groups: [{ id: team.lyon, name: 'Lyon' }] },
      organization: { id: team.organization, name: 'Bois & Rives' },
      selectedProgram: null,
      welcomeSentAt: null,
    });
    expect(data).not.toHaveProperty('shouldShowTutorial');
    expect(data).not.toHaveProperty('device');
  });

  it('is a 404 under an invalid id', async () => {
    expect((await app.as(team.owner).get('/users/unknown')).status).toBe(404);
  });
});

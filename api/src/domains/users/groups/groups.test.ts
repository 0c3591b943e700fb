import type { Paged, UserGroup } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aGroup, aTeam, type Team } from '../testing/a-team';

let app: TestApp;
let team: Team;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

const groups = async (who: { id: string }, query = '') =>
  (await app.as(who).get<Paged<UserGroup>>(`/users/groups?${query}`)).data;
const names = async (who: { id: string }, query?: string) => (await groups(who, query)).items.map(({ name }) => name);

describe('the list of groups', () => {
  it('has managed groups, those of the organisation, or all, by role', async () => {
    expect(await names(team.manager)).toEqual(['Lyon']);
    expect(await names(team.headHR)).toEqual(['Lyon']);
    expect(await names(team.owner)).toEqual(['Lyon', 'Rennes']);
    expect(await names(team.admin)).toEqual(['Lyon', 'Rennes']);
    expect(await names(team.otherOwner)).toEqual(['Ailleurs']);
    expect(await names(team.superAdmin)).toEqual(['Ailleurs', 'Lyon', 'Rennes']);
    expect(await names(team.superAdmin, `organization=${team.other}`)).toEqual(['Ailleurs']);
    expect((await app.as(team.owner).get(`/users/groups?organization=${team.other}`)).status).toBe(404);
    expect((await app.as(team.amel).get('/users/groups')).status).toBe(403);
  });

  it('has the organisation and the size of each, without deleted people', async () => {
    const [lyon] = (await groups(team.owner)).items;

    expect(lyon).toMatchObject({
      id: team.lyon,
      name: 'Lyon',
      userCount: 3,
      licensePacks: [],
      organization: { id: team.organization, name: 'Bois & Rives' },
    });
  });

  it('is searched by any word and sorted by name or creation', async () => {
    app.clock.advance({ hours: 1 });
    await aGroup(app, { organizationId: team.organization, name: 'Échirolles Sud' });

    expect(await names(team.owner, 'search=sud%20echir')).toEqual(['Échirolles Sud']);
    expect(await names(team.owner)).toEqual(['Échirolles Sud', 'Lyon', 'Rennes']);
    expect(await names(team.owner, 'sort=name&order=descend')).toEqual(['Rennes', 'Lyon', 'Échirolles Sud']);
    expect((await names(team.owner, 'sort=createdAt'))[0]).toBe('Échirolles Sud');
    expect((await app.as(team.owner).get('/users/groups?sort=size')).status).toBe(400);
  });
});

import { type Organization, type Paged, type Role, rolePermissions, roles } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aTeam, type Team } from '../users/testing/a-team';

let app: TestApp;
let team: Team;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

const names = async (who: { id: string }) =>
  (await app.as(who).get<Paged<Organization>>('/organizations')).data.items.map(({ name }) => name);

describe('the roles', () => {
  it('are told with what each may do, in the language of the request', async () => {
    const french = (await app.as(team.manager).get<Paged<Role>>('/roles')).data.items;
    const english = (await app.as(team.manager).get<Paged<Role>>('/roles', { 'x-api-language': 'en' })).data.items;

    expect(french.map(({ slug }) => slug)).toEqual(roles);
    expect(french.map(({ label }) => label)).toContain('Administrateur principal');
    expect(english.map(({ label }) => label)).toContain('Main administrator');
    for (const { slug, permissions } of french) expect(permissions).toEqual(rolePermissions[slug]);
  });

  it('are no participant’s business', async () => {
    expect((await app.as(team.amel).get('/roles')).status).toBe(403);
  });
});

describe('the organisations', () => {
  it('are one’s own, or all of them', async () => {
    expect(await names(team.owner)).toEqual(['Bois & Rives']);
    expect(await names(team.superAdmin)).toEqual(['Bois & Rives', 'Verreries Morel']);
    expect((await app.as(team.headHR).get('/organizations')).status).toBe(403);
  });

  it('are not there for another organisation', async () => {
    expect((await app.as(team.owner).get(`/organizations/${team.other}`)).status).toBe(404);
    expect((await app.as(team.superAdmin).get(`/organizations/${team.other}`)).status).toBe(200);
  });
});

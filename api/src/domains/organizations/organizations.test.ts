import type { Organization, Paged, Role } from '@passerelle/shared/contract';
import { roles } from '@passerelle/shared/contract/enums/security';
import { rolePermissions } from '@passerelle/shared/contract/rules/people/permissions';
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
  it('are listed with their permissions, in the language of the request', async () => {
    const french = (await app.as(team.manager).get<Paged<Role>>('/roles')).data.items;
    const english = (await app.as(team.manager).get<Paged<Role>>('/roles', { 'x-api-language': 'en' })).data.items;

    expect(french.map(({ slug }) => slug)).toEqual(roles);
    expect(french.map(({ label }) => label)).toContain('Administrateur principal');
    expect(english.map(({ label }) => label)).toContain('Main administrator');
    for (const { slug, permissions } of french) expect(permissions).toEqual(rolePermissions[slug]);
  });

  it('are refused to participants', async () => {
    expect((await app.as(team.amel).get('/roles')).status).toBe(403);
  });
});

describe('the organisations', () => {
  it('are the own one, or all of them', async () => {
    expect(await names(team.owner)).toEqual(['Bois & Rives']);
    expect(await names(team.superAdmin)).toEqual(['Bois & Rives', 'Verreries Morel']);
    expect((await app.as(team.headHR).get('/organizations')).status).toBe(403);
  });

  it('are a 404 for another organisation', async () => {
    expect((await app.as(team.owner).get(`/organizations/${team.other}`)).status).toBe(404);
    expect((await app.as(team.superAdmin).get(`/organizations/${team.other}`)).status).toBe(200);
  });
});

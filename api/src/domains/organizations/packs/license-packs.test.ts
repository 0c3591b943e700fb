import type { LicensePack, Paged, PackStats } from '@passerelle/shared/contract';
import { searchText, sortKey } from '../../../platform/text/search';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aGroup, aTeam, type Team } from '../../users/testing/a-team';

let app: TestApp;
let team: Team;

interface PackValues {
  name: string;
  organization: string;
  seats: number;
  group?: string;
  until?: string;
  usedBy?: readonly { id: string; released?: boolean }[];
}

async function aPack({ name, organization, seats, group, until, usedBy = [] }: PackValues): Promise<string> {
  const at = app.clock.now().toJSDate();
  const { id } = await app.db
    .insertInto('license_packs')
    .values({
      organization_id: organization,
      name,
      max_licenses: seats,
      sort_name: sortKey(name),
      search: searchText(name),
      from_date: '2026-01-01',
      to_date: until ?? '2027-01-01',
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (group) await app.db.insertInto('group_license_packs').values({ group_id: group, license_pack_id: id }).execute();
  for (const { id: user_id, released } of usedBy) {
    const use = { license_pack_id: id, user_id, used_at: at, released_at: released ? at : null };
    await app.db.insertInto('license_uses').values(use).execute();
  }
  return id;
}

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
  const { organization, other, lyon, amel, emile } = team;
  const usedBy = [amel, { id: emile.id, released: true }];
  await aPack({ name: 'Mobilité 2026', organization, seats: 10, group: lyon, usedBy });
  await aPack({ name: 'Reclassement', organization, seats: 1, usedBy: [amel] });
  await aPack({ name: 'Fini', organization, seats: 5, until: '2026-06-30' });
  await aPack({ name: 'Ailleurs', organization: other, seats: 7 });
});
afterAll(() => app.close());

const packs = async (who: { id: string }, query = '') =>
  (await app.as(who).get<Paged<LicensePack>>(`/licensePacks?${query}`)).data.items;
const seats = async (who: { id: string }, query?: string) =>
  (await packs(who, query)).map(({ name, availableLicenseCount: free }) => `${name} ${free}`);
const stats = async (who: { id: string }, query = '') =>
  (await app.as(who).get<PackStats>(`/licensePacks/stats?${query}`)).data;

describe('the licence packs', () => {
  it('show the free seats: a released seat is free again', async () => {
    expect(await seats(team.owner)).toEqual(['Fini 5', 'Mobilité 2026 9', 'Reclassement 0']);
  });

  it('are shown to an HR manager for their groups, and refused to a manager', async () => {
    expect(await seats(team.headHR)).toEqual(['Mobilité 2026 9']);
    expect((await app.as(team.manager).get('/licensePacks')).status).toBe(403);
    expect((await app.as(team.manager).get('/licensePacks/stats')).status).toBe(403);
  });

  it('name their groups, as far as the reader sees these', async () => {
    const groupsOf = async (who: { id: string }) =>
      (await packs(who)).map(({ name, groups }) => [name, groups.map(({ id }) => id)]);
    const pack = (await packs(team.owner)).find(({ name }) => name === 'Mobilité 2026')?.id ?? '';
    const rennes = await aGroup(app, { organizationId: team.organization, name: 'Rennes' });
    await app.db.insertInto('group_license_packs').values({ group_id: rennes, license_pack_id: pack }).execute();

    expect(await groupsOf(team.owner)).toContainEqual(['Mobilité 2026', [team.lyon, rennes]]);
    expect(await groupsOf(team.owner)).toContainEqual(['Reclassement', []]);
    expect(await groupsOf(team.headHR)).toEqual([['Mobilité 2026', [team.lyon]]]);
    await app.db.deleteFrom('user_groups').where('id', '=', rennes).execute();
  });

  it('are limited to the organisation, except for viewers of all', async () => {
    expect((await app.as(team.owner).get(`/licensePacks?organization=${team.other}`)).status).toBe(404);
    expect(await seats(team.superAdmin, `organization=${team.other}`)).toEqual(['Ailleurs 7']);
  });

  it('are searched by a word and by a group', async () => {
    expect(await seats(team.owner, 'search=mobilite')).toEqual(['Mobilité 2026 9']);
    expect(await seats(team.owner, `group=${team.lyon}`)).toEqual(['Mobilité 2026 9']);
    expect(await seats(team.owner, `group=${team.elsewhere}`)).toEqual([]);
  });
});

describe('the figures of the dashboard', () => {
  it('count today’s packs, their seats and the groups', async () => {
    expect(await stats(team.owner)).toEqual({
      licensePacks: { active: 2, availableLicenseCount: 9, licensesCount: 11 },
      groups: { total: 2 },
    });
    expect(await stats(team.headHR)).toEqual({
      licensePacks: { active: 1, availableLicenseCount: 9, licensesCount: 10 },
      groups: { total: 1 },
    });
    expect(await stats(team.superAdmin)).toEqual({
      licensePacks: { active: 3, availableLicenseCount: 16, licensesCount: 18 },
      groups: { total: 3 },
    });
    expect((await app.as(team.owner).get(`/licensePacks/stats?organization=${team.other}`)).status).toBe(404);
  });
});

import type { Paged, UserSummary } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { sql } from 'kysely';
import type { TestPerson } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let owner: TestPerson;

/** So many more people of an organisation, with names in numeric order. */
const addPeople = (organizationId: string, from: number, to: number) =>
  sql`INSERT INTO users (organization_id, role, email, first_name, last_name, sort_name, sort_first_name, search,
      created_at, updated_at)
    SELECT ${organizationId}, 'user', 'p' || n || '@many.example', 'Camille', 'Durand ' || n, lpad(n::text, 8, '0'),
      'camille', 'camille durand p' || n || '@many.example', now(), now()
    FROM generate_series(${from}::int, ${to}::int) AS n`.execute(app.db);

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.aPerson({ organization_id: await app.anOrganization(), role: 'owner' });
});
afterAll(() => app.close());

const list = async (query: string) => (await app.as(owner).get<Paged<UserSummary>>(`/users?role=user&${query}`)).data;

it('counts people exactly up to ten thousand, and pages beyond', async () => {
  await addPeople(owner.organizationId, 1, limits.usersCounted);
  const exact = await list('');
  expect(exact).toMatchObject({ totalCount: 10_000, pageCount: 500 });
  expect(exact).not.toHaveProperty('totalCountCapped');
  expect((await list('page=499')).items).toHaveLength(20);

  await addPeople(owner.organizationId, 10_001, 10_045);

  expect(await list('')).toMatchObject({ totalCount: 10_000, totalCountCapped: true, pageCount: 500 });
  expect(await list('returnUsers=false')).toMatchObject({ items: [], totalCount: 10_000, totalCountCapped: true });
  expect(await list('page=499')).toMatchObject({ totalCount: 10_000, pageCount: 501 });
  expect(await list('page=501')).toMatchObject({ page: 501, pageCount: 503 });
  const last = await list('page=502');
  expect(last).toMatchObject({ totalCountCapped: true, pageCount: 503 });
  expect(last.items.map(({ lastName }) => lastName)).toEqual([41, 42, 43, 44, 45].map((n) => `Durand ${10_000 + n}`));
  expect(await list('page=600')).toMatchObject({ items: [], pageCount: 500 });
}, 120_000);

it('counts all of them before a bulk action', async () => {
  const counted = await list('returnUsers=false&exactCount=true');

  expect(counted.totalCount).toBe(10_045);
  expect(counted).not.toHaveProperty('totalCountCapped');
});

it('limits the count of a search in every organisation to ten thousand too', async () => {
  const superAdmin = await app.aPerson({ organization_id: owner.organizationId, role: 'superAdmin' });
  const everywhere = async (query: string) =>
    (await app.as(superAdmin).get<Paged<UserSummary>>(`/users?${query}`)).data;
  const shown = (page: Paged<UserSummary>) => page.items.map(({ lastName }) => lastName);

  const first = await everywhere('search=camille');
  expect(first).toMatchObject({ totalCount: 10_000, totalCountCapped: true, pageCount: 500 });
  expect(shown(first).slice(0, 2)).toEqual(['Durand 1', 'Durand 2']);
  expect(await everywhere('search=durand')).toMatchObject({ totalCount: 10_000, totalCountCapped: true });
  expect(shown(await everywhere('search=camille&page=2')).slice(0, 1)).toEqual(['Durand 41']);
  // As many in the sample, but too few for a page among the first names.
  const few = await everywhere('search=p999&order=descend');
  expect(few).toMatchObject({ totalCount: 11, pageCount: 1 });
  expect(shown(few)[0]).toBe('Durand 9999');
  const last = await everywhere('search=camille&role=user&gender=woman');
  expect(last).toMatchObject({ totalCount: 0 });
});

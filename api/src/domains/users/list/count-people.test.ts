import type { Organization, Paged, UserSummary } from '@passerelle/shared/contract';
import { creatableRoles, roles } from '@passerelle/shared/contract/enums/security';
import { sql } from 'kysely';
import type { TestPerson } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { numbersFrom } from '../../reporting/testing/expressions';
import { sumUpPeople } from './count-people';
import { aGroup } from '../testing/a-team';

let app: TestApp;
let organizations: string[];
let groups: string[];
let owner: TestPerson;
let headHR: TestPerson;
let superAdmin: TestPerson;

beforeAll(async () => {
  app = await startTestApp();
  organizations = [await app.anOrganization(), await app.anOrganization()];
  const [organization_id = ''] = organizations;
  groups = [];
  for (const name of ['Lyon', 'Rennes', 'Siège'])
    groups.push(await aGroup(app, { organizationId: organization_id, name }));
  owner = await app.aPerson({ organization_id, role: 'owner' });
  headHR = await app.aPerson({ organization_id, role: 'headHR' });
  superAdmin = await app.aPerson({ organization_id, role: 'superAdmin' });
  const managed = groups.slice(0, 2).map((group_id) => ({ group_id, user_id: headHR.id }));
  await app.db.insertInto('group_managers').values(managed).execute();
});
afterAll(() => app.close());

type Draw = ReturnType<typeof numbersFrom>;

const addPeople = (organizationId: string, role: string, many: number) =>
  sql`INSERT INTO users (organization_id, role, email, first_name, last_name, sort_name, sort_first_name, search,
      created_at, updated_at)
    SELECT ${organizationId}, ${role}, gen_random_uuid() || '@many.example', 'Camille', 'Durand', 'durand', 'camille',
      'camille durand', now(), now() FROM generate_series(1, ${many}::int)`.execute(app.db);

/** Random people of those the test added. */
const some = (share: number, draw: Draw) =>
  sql`sort_name = 'durand' AND ('x' || substr(md5(id::text || ${draw(1_000_000)}::int), 1, 4))::bit(16)::int % 100 < ${share}`;

async function changeSomething(draw: Draw): Promise<void> {
  const organization = organizations[draw(2)]!;
  const role = creatableRoles[draw(3)]!;
  const changes = [
    () => addPeople(organization, role, 1 + draw(30)),
    () => sql`UPDATE users SET deleted_at = now() WHERE deleted_at IS NULL AND ${some(20, draw)}`.execute(app.db),
    () => sql`UPDATE users SET deleted_at = NULL WHERE deleted_at IS NOT NULL AND ${some(40, draw)}`.execute(app.db),
    () => sql`UPDATE users SET role = ${role}, last_seen_at = now() WHERE ${some(20, draw)}`.execute(app.db),
    () => sql`DELETE FROM users WHERE ${some(10, draw)}`.execute(app.db),
    () =>
      sql`INSERT INTO group_members (group_id, user_id) SELECT ${groups[draw(3)]}, id FROM users
        WHERE organization_id = ${organizations[0]} AND ${some(40, draw)} ON CONFLICT DO NOTHING`.execute(app.db),
    () => sql`DELETE FROM group_members WHERE group_id = ${groups[draw(3)]} AND random() < 0.2`.execute(app.db),
    () => sumUpPeople(app.db),
    () =>
      app.db
        .transaction()
        .execute(async (db) => {
          await sql`DELETE FROM users WHERE ${some(50, draw)}`.execute(db);
          throw new Error('taken back');
        })
        .catch(() => undefined),
  ];
  await changes[draw(changes.length)]!();
}

async function readCount(condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM users
    WHERE deleted_at IS NULL AND ${condition}`.execute(app.db);
  return rows[0]!.total;
}

const inGroups = (
  ids: readonly string[],
) => sql`organization_id = ${organizations[0]} AND role = ANY(${[...creatableRoles]})
  AND EXISTS (SELECT FROM group_members WHERE user_id = users.id AND group_id = ANY(${[...ids]}::uuid[]))`;

const listed = async (person: TestPerson, query: string): Promise<Paged<UserSummary>> =>
  (await app.as(person).get<Paged<UserSummary>>(`/users?pageSize=5&${query}`)).data;
const countedFor = async (person: TestPerson, query: string): Promise<number> =>
  (await listed(person, query)).totalCount;

it.each([1, 2, 3])(
  'Given random changes of people (%i), Then the count equals their number',
  async (seed) => {
    const draw = numbersFrom(seed * 7_919);
    for (let step = 0; step < 40; step += 1) {
      await changeSomething(draw);
      if (step % 4 > 0) continue;
      for (const organization of organizations) {
        const { rows } = await sql<{ role: string; total: number }>`SELECT role, sum(count) AS total FROM people_counts
        WHERE organization_id = ${organization} GROUP BY role HAVING sum(count) <> 0`.execute(app.db);
        const counted = new Map(rows.map(({ role, total }) => [role, total]));
        for (const role of roles) {
          const real = await readCount(sql`organization_id = ${organization} AND role = ${role}`);
          expect([role, counted.get(role) ?? 0]).toEqual([role, real]);
        }
      }
      const managed = groups.slice(0, 2);
      expect(await countedFor(owner, 'role=user&role=manager')).toBe(
        await readCount(sql`organization_id = ${organizations[0]} AND role IN ('user', 'manager')`),
      );
      for (const group of groups)
        expect(await countedFor(owner, `group=${group}`)).toBe(await readCount(inGroups([group])));
      expect(await countedFor(headHR, '')).toBe(await readCount(inGroups(managed)));
      expect(await countedFor(headHR, `group=${groups[2]}`)).toBe(0);
      expect(await countedFor(superAdmin, `organization=${organizations[1]}`)).toBe(
        await readCount(sql`organization_id = ${organizations[1]} AND role = ANY(${[...creatableRoles]})`),
      );
    }
    const { items } = (await app.as(superAdmin).get<Paged<Organization>>('/organizations')).data;
    for (const { id, userCount } of items) expect(userCount).toBe(await readCount(sql`organization_id = ${id}`));
  },
  120_000,
);

it('Given a very large group, When its first pages are read one by one, Then they equal those of all its people', async () => {
  await addPeople(organizations[0]!, 'user', 400);
  await sql`UPDATE users SET sort_name = md5(id::text) WHERE sort_name = 'durand'`.execute(app.db);
  await sql`INSERT INTO group_members (group_id, user_id) SELECT ${groups[0]}, id FROM users
    WHERE organization_id = ${organizations[0]} AND sort_name < '8' ON CONFLICT DO NOTHING`.execute(app.db);
  const { rows } = await sql<{ id: string }>`SELECT id FROM users WHERE deleted_at IS NULL AND ${inGroups([groups[0]!])}
    ORDER BY sort_name, id LIMIT 15`.execute(app.db);

  const pages = await Promise.all([0, 1, 2].map((page) => listed(owner, `group=${groups[0]}&page=${page}`)));

  expect(pages[0]!.totalCount).toBeGreaterThan(20 * 5);
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(rows.map(({ id }) => id));
});

it('Given a deleted organisation, Then its counts are zero', async () => {
  const id = await app.anOrganization();
  await addPeople(id, 'user', 3);
  await sql`DELETE FROM users WHERE organization_id = ${id}`.execute(app.db);
  await app.db.deleteFrom('organizations').where('id', '=', id).execute();

  expect(await app.db.selectFrom('people_counts').where('organization_id', '=', id).selectAll().execute()).toEqual([]);
});

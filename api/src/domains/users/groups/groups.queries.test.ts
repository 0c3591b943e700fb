import { sql } from 'kysely';
import { findActor } from '../../../platform/sessions/find-actor';
import { askedBy, rowsRead, settle } from '../../../testing/asked';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aGroup } from '../testing/a-team';
import { listGroups } from './list-groups';

const people = 2_000;
const deleted = people / 50;
const groups = 10;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('Given groups of hundreds, When they are listed, Then members are counted without being read', async () => {
  const organization_id = await app.anOrganization();
  const ids = [];
  for (let n = 0; n < groups; n += 1) {
    ids.push(await aGroup(app, { organizationId: organization_id, name: `Site ${n}` }));
  }
  await sql`WITH made AS (INSERT INTO users (organization_id, role, email, first_name, last_name, sort_name,
      sort_first_name, search, created_at, updated_at, deleted_at)
    SELECT ${organization_id}, 'user', 'p' || n || '@many.example', 'Camille', 'Durand', n::text, n::text, n::text,
      now(), now(), CASE WHEN n % 50 = 0 THEN now() END FROM generate_series(1, ${people}::int) AS n
    RETURNING id, sort_name)
    INSERT INTO group_members (group_id, user_id)
    SELECT (${ids}::uuid[])[1 + sort_name::int % ${groups}::int], id FROM made`.execute(app.db);
  const owner = (await findActor(app.db, (await app.aPerson({ organization_id, role: 'owner' })).id, null))!;
  await settle(app.db);

  let listed: Awaited<ReturnType<typeof listGroups>> | undefined;
  const plans = await askedBy(app.db, async (db) => {
    listed = await listGroups(db, owner, {});
  });

  expect(plans).toHaveLength(2);
  expect(listed?.items.map(({ userCount }) => userCount).reduce((sum, count) => sum + count, 0)).toBe(people - deleted);
  // The deleted members, once, and one look-up per group for managers.
  expect(rowsRead(plans, 'users')).toBeLessThanOrEqual(deleted + groups);
  expect(rowsRead(plans, 'group_members')).toBeLessThanOrEqual(people);
});

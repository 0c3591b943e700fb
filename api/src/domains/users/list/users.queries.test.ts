import { sql } from 'kysely';
import type { RoleName } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import type { Db } from '../../../platform/database/connection';
import { findActor } from '../../../platform/sessions/find-actor';
import type { Person } from '../../../platform/sessions/person';
import { askedBy, rowsRead, settle } from '../../../testing/asked';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { listOrganizations } from '../../organizations/list-organizations';
import type { UsersQuery } from './filters';
import { listUsers } from './list-users';
import { aGroup } from '../testing/a-team';

/** People of the own organisation, and as many of each of the others, interleaved. */
const own = 1_000;
const organizations = 40;
const groups = 10;
const part = 5_000;

let app: TestApp;
let group: string;
/** All of the organisation are in it. */
let large: string;
const staff = new Map<RoleName, Person>();

beforeAll(async () => {
  app = await startTestApp();
  const ids = [];
  for (let n = 0; n < organizations; n += 1) ids.push(await app.anOrganization());
  // In parts: on a busy machine the embedded engine would stop the whole at its time limit.
  for (let from = 0; from < own * organizations; from += part) {
    await sql`INSERT INTO users (organization_id, role, email, first_name, last_name, sort_name, sort_first_name, search,
      gender, job_level, created_at, updated_at, last_seen_at, program_status)
    SELECT (${ids}::uuid[])[1 + n % ${organizations}::int], 'user', 'p' || n || '@many.example', 'Camille', 'Durand',
      lpad(n::text, 8, '0'), 'camille ' || lpad(n::text, 8, '0'),
      CASE WHEN n / ${organizations}::int % 200 = 0 THEN 'rare 田中かな ' ELSE '' END || 'camille durand p' || n,
      (ARRAY['man', 'woman'])[1 + n / ${organizations}::int % 2], (ARRAY['worker', 'etam'])[1 + n / ${organizations}::int % 2],
      now() - make_interval(mins => n), now(), now() - make_interval(mins => n),
      (ARRAY['pending', 'started', 'closed', NULL])[1 + n / ${organizations}::int % 4]
    FROM generate_series(${from}::int, ${from + part - 1}::int) AS n`.execute(app.db);
  }
  const made = await sql<{ id: string }>`INSERT INTO user_groups (organization_id, name, description, sort_name, search,
      created_at, updated_at)
    SELECT ${ids[0]}, 'Site ' || n, '', n::text, n::text, now(), now() FROM generate_series(1, ${groups}::int) AS n
    RETURNING id`.execute(app.db);
  group = made.rows[0]!.id;
  await sql`INSERT INTO group_members (group_id, user_id)
    SELECT (${made.rows.map(({ id }) => id)}::uuid[])[1 + n % ${groups}::int], id FROM (SELECT id,
      row_number() OVER () AS n FROM users WHERE organization_id = ${ids[0]}) AS numbered`.execute(app.db);
  large = await aGroup(app, { organizationId: ids[0]!, name: 'Siège' });
  await sql`INSERT INTO group_members (group_id, user_id) SELECT ${large}, id FROM users
    WHERE organization_id = ${ids[0]}`.execute(app.db);
  for (const role of ['owner', 'headHR', 'manager', 'superAdmin'] as const) {
    const { id } = await app.aPerson({ organization_id: ids[0]!, role });
    const managed = { headHR: large, manager: group, owner: null, superAdmin: null }[role];
    if (managed) await app.db.insertInto('group_managers').values({ group_id: managed, user_id: id }).execute();
    staff.set(role, (await findActor(app.db, id, null))!);
  }
  await settle(app.db);
}, 120_000);
afterAll(() => app.close());

const list =
  (query: UsersQuery, role: RoleName = 'owner') =>
  (db: Db) =>
    listUsers(db, staff.get(role)!, { pageSize: 20, ...query }, { locale: 'fr', now: app.clock.now() });
const last = own / 20 - 1;

const calls: Record<string, [statements: number, ask: (db: Db) => Promise<unknown>]> = {
  'the first page': [3, list({})],
  'the last page': [3, list({ page: last })],
  'by first name': [3, list({ sort: 'firstName' })],
  'by creation, the last page': [3, list({ sort: 'createdAt', order: 'desc', page: last })],
  'by last connection': [3, list({ sort: 'lastActivity', order: 'desc' })],
  'by last connection, the other way': [3, list({ sort: 'lastActivity', order: 'asc' })],
  'by role': [3, list({ sort: 'role' })],
  'by programme end, the last page': [3, list({ sort: 'programEnd', page: last })],
  women: [3, list({ gender: ['woman'] })],
  'a job level': [3, list({ jobLevel: ['etam'] })],
  'a programme that has begun': [3, list({ programState: ['started'] })],
  'no programme': [3, list({ programState: ['none'] })],
  'a common word': [4, list({ search: 'camille' })],
  'a rare word': [3, list({ search: 'rare' })],
  'two words': [3, list({ search: 'durand rare' })],
  'two letters': [3, list({ search: 'ca' })],
  'no hit': [2, list({ search: 'zzyzx' })],
  'active people': [3, list({ userDetailsType: 'active' })],
  'inactive people': [3, list({ userDetailsType: 'inactive' })],
  'people with a pause': [2, list({ userDetailsType: 'suspended' })],
  'people seen since': [3, list({ fromTime: Date.UTC(2026, 10, 1) })],
  'a group': [3, (db) => list({ group })(db)],
  'only the count': [1, list({ returnUsers: false })],
  'a headHR’s people': [3, list({}, 'headHR')],
  'a manager’s people': [3, list({}, 'manager')],
  'women of a headHR': [4, list({ gender: ['woman'] }, 'headHR')],
  'women of a headHR, by last connection': [4, list({ gender: ['woman'], sort: 'lastActivity' }, 'headHR')],
  'a common word of a headHR': [4, list({ search: 'camille' }, 'headHR')],
  'a rare word of a headHR': [3, list({ search: 'rare' }, 'headHR')],
  'women of a large group': [4, (db) => list({ gender: ['woman'], group: large })(db)],
};

it.each(Object.entries(calls))(
  'Given forty times as many people of others, When asking for %s, Then they are not read',
  async (_, [statements, ask]) => {
    const plans = await askedBy(app.db, ask);

    expect(plans).toHaveLength(statements);
    // Once for the count and once for the page, and the shown rows.
    expect(rowsRead(plans, 'users')).toBeLessThanOrEqual(2 * own + 4 * 20);
    expect(
      plans.flat().filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'users'),
    ).toEqual([]);
  },
);

const indexesOf = (plans: Awaited<ReturnType<typeof askedBy>>) =>
  new Set(plans.flat().map((node) => node['Index Name']));

it.each([
  ['rare'],
  ['durand rare'],
  ['camille durand p8000'],
  ['zzyzx'],
  ['田'],
  ['田中'],
  ['かな'],
  ['中川'],
  ['durand 中'],
])(
  'Given a rare word « %s », When it is searched, Then only its rows are read, and no words of other organisations',
  async (search) => {
    const plans = await askedBy(app.db, list({ search }));

    // Beside the shown rows, two hundred sample the frequency of a word.
    expect(rowsRead(plans, 'users')).toBeLessThanOrEqual(200 + 2 * 20);
    expect(indexesOf(plans)).toContain('users_words_idx');
    expect(indexesOf(plans)).not.toContain('users_search_idx');
  },
);

it('Given a word that all have, When it is searched, Then names are scanned in order', async () => {
  const plans = await askedBy(app.db, list({ search: 'camille' }));

  expect(indexesOf(plans)).not.toContain('users_words_idx');
});

it.each<[string, number, (db: Db) => Promise<unknown>]>([
  ['all of the organisation', 3 * 20, list({})],
  ['those beside who has another role', 3 * 20, list({ role: ['user'] })],
  ['a large group', 5 * 20, (db) => list({ group: large })(db)],
  ['a large group, by first name', 5 * 20, (db) => list({ group: large, sort: 'firstName' })(db)],
  ['the people of a headHR', 5 * 20, list({}, 'headHR')],
  ['managers with letters that all have', 3 * 20, list({ role: ['manager'], search: 'ca' })],
  ['a common word of a manager', own / groups + 3 * 20, list({ search: 'camille' }, 'manager')],
  ['a rare word of a manager', own / groups + 3 * 20, list({ search: 'rare' }, 'manager')],
  ['active people of a manager', own / groups + 3 * 20, list({ userDetailsType: 'active' }, 'manager')],
  ['women of a small group', own / groups + 3 * 20, (db) => list({ group, gender: ['woman'] })(db)],
  ['a word of no person in any organisation', 200 + 1, list({ search: 'zzyzx' }, 'superAdmin')],
  ['a word of one person in any organisation', 200 + 20, list({ search: 'p8000' }, 'superAdmin')],
  ['only the count', 5, list({ returnUsers: false })],
  ['only the count of a headHR', 5, list({ returnUsers: false }, 'headHR')],
  ['every organisation', organizations, (db) => listOrganizations(db, staff.get('superAdmin')!, {})],
])('Given hundreds, When asking for %s, Then rows outside the page are not read', async (_, most, ask) => {
  expect(rowsRead(await askedBy(app.db, ask), 'users')).toBeLessThanOrEqual(most);
});

it('Given frequent letters, When managers are searched by them, Then the names of staff are scanned in order', async () => {
  const indexes = indexesOf(await askedBy(app.db, list({ role: ['manager'], search: 'ca' })));

  expect(indexes).toContain('users_staff_idx');
  expect(indexes).not.toContain('users_search_idx');
});

it.each<[string, (db: Db) => Promise<unknown>]>([
  ['women', list({ gender: ['woman'] }, 'headHR')],
  ['a common word', list({ search: 'camille' }, 'headHR')],
  ['a rare word', list({ search: 'rare' }, 'headHR')],
])('Given many in a headHR’s groups, When asking for %s, Then membership is not checked for each', async (_, ask) => {
  const plans = (await askedBy(app.db, ask)).slice(0, -1);

  const loops = plans.flat().filter((node) => node['Relation Name'] === 'group_members');
  // All members found once, or each shown row looked up: the planner chooses the cheaper.
  expect(Math.max(...loops.map((node) => node['Actual Loops']))).toBeLessThanOrEqual(20 + 1);
});

it('Given a word of one person, When a headHR searches it, Then only the groups of that person are looked up', async () => {
  const plans = await askedBy(app.db, list({ search: 'p8000' }, 'headHR'));

  // Beside the rows that show the groups are large.
  expect(rowsRead(plans.slice(1), 'group_members')).toBeLessThanOrEqual(5);
});

it('Given a word with few matches in the sample, When a headHR searches it, Then their people are found once', async () => {
  const plans = await askedBy(app.db, list({ search: 'rare' }, 'headHR'));

  expect(rowsRead(plans.slice(1, 2), 'group_members')).toBeGreaterThanOrEqual(own);
});

it('Given women in large groups, When they are listed, Then all are scanned for their count only', async () => {
  const plans = await askedBy(app.db, list({ gender: ['woman'] }, 'headHR'));

  expect(rowsRead(plans, 'users')).toBeLessThanOrEqual(own + 5 * 20);
});

it('Given a word above the count limit, When it is searched everywhere, Then the scan of first names is enough', async () => {
  const plans = await askedBy(app.db, list({ search: 'camille' }, 'superAdmin'));

  expect(indexesOf(plans)).toContain('users_all_by_first_name_idx');
  expect(rowsRead(plans, 'users')).toBeLessThanOrEqual(200 + limits.usersCounted + 3 * 20);
});

it.each([['zzyzx'], ['p8000']])(
  'Given a rare word « %s », When it is searched everywhere, Then the index of all organisations is used',
  async (search) => {
    expect(indexesOf(await askedBy(app.db, list({ search }, 'superAdmin')))).toContain('users_search_idx');
  },
);

it.each([['王'], ['田川']])(
  'Given a short Han name « %s » of no person, When it is searched everywhere, Then only a sample is read',
  async (search) => {
    const plans = await askedBy(app.db, list({ search }, 'superAdmin'));

    expect(indexesOf(plans)).toContain('users_short_words_idx');
    expect(rowsRead(plans, 'users')).toBeLessThanOrEqual(200 + 1);
  },
);

it('Given a count with a high estimate, When it is planned, Then it is not JIT-compiled', async () => {
  const { rows } = await sql<{ compiles: boolean }>`
    SELECT pg_jit_available() AND current_setting('jit')::boolean AS compiles`.execute(app.db);

  expect(rows).toEqual([{ compiles: false }]);
});

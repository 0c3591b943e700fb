import { auditActions } from '@passerelle/shared/contract/enums/audit';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { findActor } from '../../platform/sessions/find-actor';
import type { Person } from '../../platform/sessions/person';
import { askedBy, rowsRead, settle } from '../../testing/asked';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { AuditQuery } from './audit-lines';
import { findLines } from './list-audit';

/** Lines of the own organisation, and as many of each of the others, interleaved. */
const own = 1_040;
const organizations = 40;

let app: TestApp;
let owner: Person;
let person: string;

beforeAll(async () => {
  app = await startTestApp();
  const ids = [];
  for (let n = 0; n < organizations; n += 1) ids.push(await app.anOrganization());
  const [organization_id = ''] = ids;
  owner = (await findActor(
    app.db,
    (await app.aPerson({ organization_id, role: 'owner', first_name: 'Claude', last_name: 'Martin' })).id,
    null,
  ))!;
  person = (await app.aPerson({ organization_id, first_name: 'Aude', last_name: 'Villard' })).id;
  await sql`INSERT INTO audit_log (organization_id, actor_id, action, outcome, subject_kind, subject_id, at)
    SELECT (${ids}::uuid[])[1 + n % ${organizations}::int], ${owner.id},
      CASE WHEN n / ${organizations}::int % 100 = 0 THEN 'user.created' ELSE 'user.updated' END,
      CASE WHEN n / ${organizations}::int % 200 = 0 THEN 'refused' ELSE 'done' END, 'user',
      CASE WHEN n % (200 * ${organizations}::int) = 0 THEN ${person} ELSE gen_random_uuid() END,
      now() - make_interval(mins => n)
    FROM generate_series(0, ${own * organizations - 1}::int) AS n`.execute(app.db);
  await settle(app.db);
}, 120_000);
afterAll(() => app.close());

const list = (query: AuditQuery) => (db: Db) =>
  findLines(db, owner, { pageSize: 20, ...query, action: query.action ?? [...auditActions] }, (ids) =>
    Promise.resolve([...ids]),
  );
const page = 21;

const calls: Record<string, [statements: number, lines: number, ask: (db: Db) => Promise<unknown>]> = {
  'the latest': [2, own + page, list({})],
  'the first of all': [2, own + page, list({ order: 'asc' })],
  'a seldom action': [2, 2 * own, list({ action: ['user.created'] })],
  'what was refused': [2, 20, list({ outcome: ['refused'] })],
  'one subject': [2, 20, (db) => list({ subject: person })(db)],
  'a page far down': [1, own, list({ page: 51 })],
  'a page beyond the last': [2, 2 * own, list({ page: 52 })],
  'a name': [4, 20, list({ search: 'aude villard' })],
  'the name of the only actor': [4, own + 1_003, list({ search: 'claude martin' })],
  'an unknown name': [3, 20, list({ search: 'zzyzx' })],
};

const scansOf = (plans: Awaited<ReturnType<typeof askedBy>>) =>
  plans
    .flat()
    .filter((node) => node['Relation Name'] === 'audit_log')
    .map((node) => node['Node Type']);

it.each(Object.entries(calls))(
  'Given forty times as many lines of others, When the log is filtered by %s, Then they are not read',
  async (_, [statements, lines, ask]) => {
    const plans = await askedBy(app.db, ask);

    expect(plans).toHaveLength(statements);
    expect(rowsRead(plans, 'audit_log')).toBeLessThanOrEqual(lines);
    expect(scansOf(plans)).not.toContain('Seq Scan');
  },
);

it('Given a log in its organisation’s index, When it is counted, Then its rows are not read', async () => {
  const plans = await askedBy(app.db, list({ action: ['user.created'] }));

  expect(new Set(scansOf(plans))).toEqual(new Set(['Index Only Scan']));
});

it('Given a page far down, When it is read, Then its reading also gives the count', async () => {
  expect(await list({ page: 51 })(app.db)).toMatchObject({ total: own, capped: false, hasNext: false });
  expect(await list({ page: 52 })(app.db)).toMatchObject({ total: own, capped: false, hasNext: false, items: [] });
});

it('Given a slow count, When a page is found, Then the page does not wait for the count', async () => {
  const order: string[] = [];
  const db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      order.push('answered');
      return Promise.resolve(result);
    },
  });

  await findLines(db, owner, { action: ['user.created'] }, () => {
    order.push('shown');
    return Promise.resolve([]);
  });

  expect(order).toEqual(['answered', 'shown', 'answered']);
});

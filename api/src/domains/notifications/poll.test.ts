import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { ownNotifications } from './own-notifications';
import { aRegular, readBy } from './testing/notices-of';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());

/** Three hundred of one person, five unread, among ten thousand of others. */
async function aHistory(): Promise<Awaited<ReturnType<typeof aRegular>>> {
  const mine = await aRegular(app);
  const others = await Promise.all(Array.from({ length: 10 }, () => aRegular(app)));
  const fill = (userId: string, count: number) =>
    sql`
    INSERT INTO notifications (user_id, status, context_type, message_key, dedupe_key, send_at, created_at)
    SELECT ${userId}::uuid, CASE WHEN n <= 5 THEN 'received' ELSE 'opened' END, 'other', 'programHalfway', 'n' || n,
      ${app.clock.now().toJSDate()}::timestamptz - make_interval(hours => n), ${app.clock.now().toJSDate()}::timestamptz
    FROM generate_series(1, ${count}::int) AS n`.execute(app.db);
  await fill(mine.person.id, 300);
  for (const { person } of others) await fill(person.id, 1_000);
  await sql`ANALYZE notifications`.execute(app.db);
  return mine;
}

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe('polling', () => {
  it('Given a long history among others’, Then the rows are read through an index', async () => {
    const { person, client } = await aHistory();
    const own = ownNotifications(app.db, person.id);
    const unread = own.where('status', 'in', ['received']);
    const asked = {
      'the unread figure': unread.select((eb) => eb.fn.countAll().as('total')),
      'the first page': own.orderBy('send_at', 'desc').orderBy('id', 'desc').limit(20).select('message_key'),
    };

    for (const [what, query] of Object.entries(asked)) {
      const [line] = await query.explain<{ 'QUERY PLAN': [{ Plan: Plan }] }>('json', sql`analyze`);
      const nodes = nodesOf(line!['QUERY PLAN'][0].Plan);
      const touched = nodes.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
      const types = nodes.map((node) => node['Node Type']);
      expect([what, Math.max(...touched) <= 20, types.includes('Seq Scan')]).toEqual([what, true, false]);
    }
    expect(await readBy(client, '?status=received&pageSize=1')).toMatchObject({ totalCount: 5 });
  });
});

import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { askedBy, rowsRead, settle } from '../../testing/asked';
import { pruneAudit, writeAuditEntry } from './audit';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const entry = (organizationId: string | null, at = app.clock.now().toJSDate()) => ({
  organization_id: organizationId,
  action: 'user.updated',
  subject_kind: 'user',
  at,
});
const countLines = async () =>
  (
    await app.db
      .selectFrom('audit_log')
      .select((eb) => eb.fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow()
  ).all;

describe('the audit log', () => {
  it('has one line for each subject', async () => {
    const person = { ...(await app.aPerson()), impersonatorId: null };
    const subjectIds = Array.from(
      { length: 2_500 },
      (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    );
    await writeAuditEntry(
      { db: app.db, person, request: { id: 'req-1' }, now: app.clock.now() },
      { action: 'user.groupsChanged', subjectKind: 'user', subjectIds, fields: ['groups'] },
    );

    expect(await countLines()).toBe(2_500);
    const line = await app.db.selectFrom('audit_log').selectAll().limit(1).executeTakeFirst();
    expect(line).toMatchObject({
      actor_id: person.id,
      outcome: 'done',
      fields: ['groups'],
      details: {},
      request_id: 'req-1',
    });
  });

  it('cannot be changed or deleted, even by the server itself', async () => {
    await app.db.insertInto('audit_log').values(entry(null)).execute();
    const refused = { code: '23001' };

    await expect(app.db.updateTable('audit_log').set({ action: 'user.welcomed' }).execute()).rejects.toMatchObject(
      refused,
    );
    await expect(app.db.deleteFrom('audit_log').execute()).rejects.toMatchObject(refused);
    await expect(sql`TRUNCATE audit_log`.execute(app.db)).rejects.toMatchObject(refused);
    expect(await countLines()).toBe(1);
  });

  it('is pruned after the organisation’s retention, and is read-only after that', async () => {
    const [short, usual] = [await app.anOrganization(), await app.anOrganization()];
    await app.db.updateTable('organizations').set({ audit_months: 6 }).where('id', '=', short).execute();
    const old = app.clock.now().minus({ months: 7 }).toJSDate();
    await app.db
      .insertInto('audit_log')
      .values([entry(short, old), entry(usual, old), entry(null, old), entry(short)])
      .execute();

    await app.db.transaction().execute((db) => pruneAudit(db, app.clock.now()));

    const left = await app.db.selectFrom('audit_log').select(['organization_id', 'at']).execute();
    expect(left.filter(({ at }) => at < app.clock.now().toJSDate()).map((line) => line.organization_id)).toEqual(
      expect.arrayContaining([usual, null]),
    );
    expect(left).toHaveLength(3);
    await expect(app.db.deleteFrom('audit_log').execute()).rejects.toMatchObject({ code: '23001' });
  });

  it('Given lines of many organisations, one of them deleted, When it is pruned, Then only expired lines are read', async () => {
    const organizations = await Promise.all(Array.from({ length: 5 }, () => app.anOrganization()));
    const owners = [...organizations, '00000000-0000-4000-8000-000000000001', null];
    await sql`INSERT INTO audit_log (organization_id, action, subject_kind, at)
      SELECT (${owners}::uuid[])[1 + n % 7], 'user.updated', 'user', ${app.clock.now().toJSDate()}::timestamptz - make_interval(days => n / 7)
      FROM generate_series(0, ${7 * 400 - 1}::int) AS n`.execute(app.db);
    await settle(app.db);

    const plans = await app.db.transaction().execute((db) => askedBy(db, (one) => pruneAudit(one, app.clock.now())));

    const { rows } = await sql<{ lines: number; oldest: Date }>`
      SELECT count(*) AS lines, min(at) AS oldest FROM audit_log GROUP BY organization_id`.execute(app.db);
    expect(rows).toHaveLength(7);
    const kept = app.clock.now().minus({ months: 12 }).toMillis();
    for (const { lines, oldest } of rows) {
      expect(lines).toBe(365);
      expect(oldest.getTime()).toBeGreaterThan(kept);
    }
    // Explained after the deletion: the lines read then are the overhead of the skip scan.
    expect(rowsRead(plans, 'audit_log')).toBeLessThan(60);
  });
});

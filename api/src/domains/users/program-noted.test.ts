import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestPerson } from '../../testing/builders';

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.aPerson();
});
afterAll(() => app.close());

const noted = () =>
  app.db
    .selectFrom('users')
    .where('id', '=', person.id)
    .select(['program_status', 'program_paused_until', 'last_pause_from', 'last_pause_to'])
    .executeTakeFirstOrThrow();

const given = async (status: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    WITH pack AS (INSERT INTO license_packs (organization_id, name, max_licenses, from_date, to_date, sort_name, search,
        created_at, updated_at) VALUES (${person.organizationId}, 'P', 1, now(), now() + interval '1 day', 'p', 'p', now(), now())
      RETURNING id),
    program AS (INSERT INTO programs (type, name, max_suspension, created_at, updated_at)
      VALUES ('basic', '{"fr": "P"}', 4, now(), now()) RETURNING id)
    INSERT INTO user_programs (user_id, program_id, license_pack_id, status, from_date, to_date, created_at, updated_at)
    SELECT ${person.id}, program.id, pack.id, ${status}, now(), now() + interval '9 weeks', now(), now()
    FROM pack, program RETURNING id`.execute(app.db);
  return rows[0]!.id;
};

const paused = (programId: string, from: string, to: string) =>
  app.db
    .insertInto('user_program_suspensions')
    .values({ user_program_id: programId, weeks: 1, from_date: from, to_date: to, requested_at: from })
    .execute();

it('Given a programme is given, paused, replaced and removed, Then the person’s row has the status', async () => {
  const nothing = { program_status: null, program_paused_until: null, last_pause_from: null, last_pause_to: null };
  expect(await noted()).toEqual(nothing);

  const first = await given('pending');
  expect(await noted()).toEqual({ ...nothing, program_status: 'pending' });

  await app.db.updateTable('user_programs').set({ status: 'started' }).where('id', '=', first).execute();
  await paused(first, '2026-11-02T00:00:00Z', '2026-11-09T00:00:00Z');
  await paused(first, '2026-12-07T00:00:00Z', '2026-12-14T00:00:00Z');
  const [pauseFrom, pauseTo] = [new Date('2026-12-07T00:00:00Z'), new Date('2026-12-14T00:00:00Z')];
  const last = { last_pause_from: pauseFrom, last_pause_to: pauseTo };
  expect(await noted()).toEqual({ program_status: 'started', program_paused_until: pauseTo, ...last });

  await app.db.updateTable('user_programs').set({ selected: false }).where('id', '=', first).execute();
  expect(await noted()).toEqual({ ...nothing, ...last });
  await given('closed');
  expect(await noted()).toEqual({ ...nothing, ...last, program_status: 'closed' });

  await app.db.deleteFrom('user_program_suspensions').where('to_date', '>', new Date('2026-12-01T00:00:00Z')).execute();
  expect((await noted()).last_pause_to).toEqual(new Date('2026-11-09T00:00:00Z'));
  await app.db.deleteFrom('user_programs').where('user_id', '=', person.id).execute();
  expect(await noted()).toEqual(nothing);
});

import { sql } from 'kysely';
import { askedBy, rowsRead } from '../../testing/asked';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { ownContacts, selectContact } from './contact-rows';

const own = 2_400;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('Given a bulk-loaded book, When it is read before any vacuum, Then no row costs a scan of the book', async () => {
  const { id } = await app.aPerson();
  await sql`
    INSERT INTO contacts (user_id, type, last_name, sort_name, search, created_at, updated_at)
    SELECT ${id}::uuid, 'hr', 'n' || n, 'n' || n, 'n' || n, now(), now()
    FROM generate_series(1, ${own}::int) AS n`.execute(app.db);

  const plans = await askedBy(app.db, (db) => selectContact(ownContacts(db, id), app.clock.now().toJSDate()).execute());

  expect(rowsRead(plans, 'contacts')).toBeLessThanOrEqual(own * 4);
});

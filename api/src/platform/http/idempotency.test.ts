import { aContactAnswer } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { planJob } from '../jobs/queue';
import { session } from './access';
import { failure } from '../failure';
import { defineRoutes } from './routes';

let app: TestApp;
let mayWork = true;

// Each answer of this call adds one job, which must run once.
const routes = defineRoutes((on) => {
  on('POST /me/contacts', session, async ({ db, body, now }) => {
    await planJob(db, { kind: `contact:${body.lastName}` }, now);
    if (!mayWork) throw failure('conflict');
    return { ...aContactAnswer(), lastName: body.lastName };
  });
});

beforeAll(async () => {
  app = await startTestApp({ routes });
});
afterAll(() => app.close());
beforeEach(() => {
  mayWork = true;
});

const doneFor = async (name: string): Promise<number> =>
  (await app.db.selectFrom('jobs').where('kind', '=', `contact:${name}`).select('id').execute()).length;
const contact = (lastName: string) => ({ type: 'hr', lastName });

describe('a POST with an Idempotency-Key', () => {
  it('sent twice, even in parallel, creates one row and answers the same', async () => {
    const someone = app.as(await app.aPerson());
    const send = () => someone.post('/me/contacts', contact('Twice'), { 'idempotency-key': 'k1' });

    const answers = await Promise.all([send(), send(), send()]);
    const later = await send();

    expect([...answers, later].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1);
    expect(await doneFor('Twice')).toBe(1);
  });

  it('is scoped to its user', async () => {
    const [one, two] = [app.as(await app.aPerson()), app.as(await app.aPerson())];

    await one.post('/me/contacts', contact('Own'), { 'idempotency-key': 'shared' });
    await two.post('/me/contacts', contact('Own'), { 'idempotency-key': 'shared' });

    expect(await doneFor('Own')).toBe(2);
  });

  it('is refused for another request', async () => {
    const someone = app.as(await app.aPerson());
    await someone.post('/me/contacts', contact('First'), { 'idempotency-key': 'k2' });

    const other = await someone.post('/me/contacts', contact('Second'), { 'idempotency-key': 'k2' });

    expect([other.status, other.error.code]).toEqual([409, 'conflict']);
    expect(await doneFor('Second')).toBe(0);
  });

  it('may be retried after a failure, which stores nothing', async () => {
    const someone = app.as(await app.aPerson());
    mayWork = false;
    const failed = await someone.post('/me/contacts', contact('Again'), { 'idempotency-key': 'k3' });
    mayWork = true;

    const again = await someone.post('/me/contacts', contact('Again'), { 'idempotency-key': 'k3' });

    expect([failed.status, again.status]).toEqual([409, 200]);
    expect(await doneFor('Again')).toBe(1);
  });

  it('expires after a day', async () => {
    const someone = app.as(await app.aPerson());
    await someone.post('/me/contacts', contact('Daily'), { 'idempotency-key': 'k4' });
    app.clock.advance({ hours: 25 });

    await someone.post('/me/contacts', contact('Daily'), { 'idempotency-key': 'k4' });

    expect(await doneFor('Daily')).toBe(2);
  });
});

describe('a failed changing call', () => {
  it('is rolled back', async () => {
    const someone = app.as(await app.aPerson());
    mayWork = false;

    await someone.post('/me/contacts', contact('Undone'));

    expect(await doneFor('Undone')).toBe(0);
  });
});

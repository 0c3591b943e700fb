import type { Services } from '../platform/http/services';
import { hashOf, newToken } from '../platform/sessions/secrets';
import { startTestApp, type TestApp } from '../testing/test-app';
import { aTerminal, type Terminal } from './testing/a-terminal';

let mockServices: Services;
/** Other tests cover how the command finds a database; this one covers its effect. */
jest.mock('./commands/with-services', () => ({
  withServices: (_context: unknown, work: (services: Services) => Promise<unknown>) => work(mockServices),
}));

let app: TestApp;
let terminal: Terminal;
beforeAll(async () => {
  app = await startTestApp();
  mockServices = app.services;
  terminal = await aTerminal();
});
afterAll(async () => {
  await terminal.remove();
  await app.close();
});

async function signedIn(userId: string): Promise<{ cookie: string }> {
  const token = newToken();
  const at = app.clock.now();
  await app.db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      created_at: at.toJSDate(),
      last_used_at: at.toJSDate(),
      expires_at: at.plus({ days: 1 }).toJSDate(),
    })
    .execute();
  return { cookie: `passerelle_session=${token}` };
}
const statusOf = async (headers: { cookie: string }) => (await app.anyone.get('/me', headers)).status;

describe('the command that signs people out', () => {
  it('ends the sessions of one user or of all, and logs it', async () => {
    const [anne, bruno] = [await app.aPerson(), await app.aPerson()];
    const [phone, desk, other] = [await signedIn(anne.id), await signedIn(anne.id), await signedIn(bruno.id)];

    const one = await terminal.run('session', 'end', '--email', anne.email.toUpperCase());

    expect([one.code, one.printed]).toEqual([0, ['2 sessions have ended.']]);
    expect([await statusOf(phone), await statusOf(desk), await statusOf(other)]).toEqual([401, 401, 200]);
    const auditEntries = await app.db
      .selectFrom('audit_log')
      .where('action', '=', 'user.sessionsEnded')
      .selectAll()
      .execute();
    expect(auditEntries).toMatchObject([
      { subject_id: anne.id, organization_id: anne.organizationId, actor_id: null, details: {} },
    ]);

    expect((await terminal.run('session', 'end', '--everybody')).printed).toEqual(['1 session has ended.']);
    expect(await statusOf(other)).toBe(401);
    expect((await terminal.run('session', 'end', '--everybody')).printed).toEqual(['0 sessions have ended.']);
  });

  it('requires a user, and reports an unknown address', async () => {
    const answers = [
      await terminal.run('session', 'end'),
      await terminal.run('session', 'end', '--everybody', '--email', 'zoe@example.org'),
      await terminal.run('session', 'end', '--email', 'zoe@example.org'),
    ];

    expect(answers.map(({ code }) => code)).toEqual([2, 2, 2]);
    expect(answers.map(({ printedErrors }) => printedErrors.join(' '))).toEqual([
      ...Array.from({ length: 2 }, () => expect.stringContaining('Give either --email or --everybody.')),
      expect.stringContaining('No account has the address zoe@example.org.'),
    ]);
  });
});

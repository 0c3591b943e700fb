import { unknownId } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';

const password = 'Passerelle-2026!';
let app: TestApp;
let lines: Record<string, unknown>[];

beforeAll(async () => {
  app = await startTestApp();
  const write =
    (level: string) =>
    (facts: object, text: string): void =>
      void (text === 'security' && lines.push({ level, ...facts }));
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  jest.spyOn(app.server.log, 'child').mockReturnValue(log as never);
});
beforeEach(() => (lines = []));
afterAll(() => app.close());

const signIn = (username: string, given: string, headers: Record<string, string> = {}) =>
  app.anyone.post('/auth', { username, password: given }, headers);

describe('the log', () => {
  it('has each sign-in and sign-out with its user', async () => {
    const { id, email } = await app.aPerson({ password });

    const cookie = `passerelle_session=${(await signIn(email, password)).cookies[0]?.value}`;
    await app.anyone.get('/auth/logout', { cookie });

    const source = expect.stringMatching(/^[\w-]{16}$/);
    expect(lines).toEqual([
      { level: 'info', event: 'session.started', person: id, source },
      { level: 'info', event: 'session.ended', person: id, source },
    ]);
  });

  it('has the reason of a refused sign-in, with stable pseudonyms of account and address', async () => {
    const { email } = await app.aPerson({ password });

    await signIn(email, 'Autre-2026!');
    await signIn(` ${email.toUpperCase()} `.trim(), 'Encore-2026!');
    await signIn('personne@example.org', password);
    await app.anyone.post('/auth/reset', { username: 'personne@example.org' });

    expect(lines).toMatchObject([
      { level: 'warn', event: 'refused', code: 'unauthenticated', reason: 'badCredentials', route: '/api/auth' },
      { reason: 'badCredentials' },
      { code: 'notFound', reason: 'unknownEmail' },
      { code: 'notFound', reason: 'unknownEmail', route: '/api/auth/reset' },
    ]);
    const accounts = lines.map(({ account }) => account);
    expect([accounts[0], accounts[2]]).toEqual([accounts[1], accounts[3]]);
    expect(new Set(accounts).size).toBe(2);
    expect(new Set(lines.map(({ source }) => source)).size).toBe(1);
    expect(JSON.stringify(lines)).not.toMatch(/@|127\.0\.0\.1|Autre|Encore|Passerelle-2026/);
  });

  it('has one pseudonym for all addresses of one IPv6 network, on every line', async () => {
    const { email } = await app.aPerson({ password });
    const from = (remoteAddress: string, given: string) =>
      app.server.inject({
        method: 'POST',
        url: '/api/auth',
        payload: { username: email, password: given },
        remoteAddress,
        headers: { 'content-type': 'application/json' },
      });

    await from('2001:db8:1:2::a', 'Autre-2026!');
    await from('2001:db8:1:2::b', password);

    expect(lines.map(({ event }) => event)).toEqual(['refused', 'session.started']);
    expect(lines[0]?.source).toBe(lines[1]?.source);
  });

  it('has calls refused for permission, origin or rate', async () => {
    const person = await app.aPerson({ password });
    const client = app.as(person);

    await client.get('/users');
    await client.put('/me', {}, { origin: 'https://elsewhere.example' });
    for (let wrong = 0; wrong < 11; wrong += 1) {
      await client.put('/me', { password: 'Nouveau-2026!', oldPassword: 'faux' });
    }
    await app.anyone.get('/me');

    expect(lines.slice(0, 3)).toMatchObject([
      { level: 'warn', code: 'forbidden', method: 'GET', route: '/api/users', person: person.id },
      { level: 'warn', code: 'forbidden', reason: 'crossSite', route: '/api/me' },
      { level: 'warn', code: 'invalid', reason: 'wrongPassword', person: person.id },
    ]);
    expect(lines.slice(-2)).toMatchObject([
      { level: 'warn', code: 'tooMany', person: person.id },
      { level: 'info', code: 'unauthenticated', route: '/api/me' },
    ]);
  });

  it('has no form errors, and no 404', async () => {
    const client = app.as(await app.aPerson());

    await client.post('/me/contacts', { lastName: '' });
    await client.get(`/me/contacts/${unknownId}`);

    expect(lines).toEqual([]);
  });
});

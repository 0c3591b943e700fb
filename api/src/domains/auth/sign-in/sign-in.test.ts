import type { OwnProfile } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const password = 'Passerelle-2026!';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const signIn = (username: string, given = password, headers: Record<string, string> = {}) =>
  app.anyone.post<OwnProfile>('/auth', { username, password: given }, headers);
const withCookie = (token: string | undefined) => ({ cookie: `theme=dark; passerelle_session=${token}` });
const isSignedIn = async (token: string | undefined): Promise<boolean> =>
  (await app.anyone.get('/me', withCookie(token))).status === 200;

describe('signing in', () => {
  it('opens a session whose token is stored as a hash only', async () => {
    const person = await app.aPerson({ password });

    const answer = await signIn(person.email.toUpperCase());

    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ id: person.id, acceptedTerms: true });
    expect(answer.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^passerelle_session=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Lax$/),
    );
    const token = answer.cookies[0]!.value;
    const kept = await app.db.selectFrom('sessions').where('user_id', '=', person.id).selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(await isSignedIn(token)).toBe(true);
  });

  it('accepts a form as well', async () => {
    const person = await app.aPerson({ password });
    const payload = new URLSearchParams({ username: person.email, password }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };

    const answer = await app.anyone.send({ method: 'POST', url: '/api/auth', payload, headers });

    expect(answer.status).toBe(200);
  });

  it('ends the previous session of the browser', async () => {
    const person = await app.aPerson({ password });
    const before = (await signIn(person.email)).cookies[0]?.value;

    const after = (await signIn(person.email, password, withCookie(before))).cookies[0]?.value;

    expect([await isSignedIn(before), await isSignedIn(after)]).toEqual([false, true]);
  });

  it('never reuses a token from the browser', async () => {
    const person = await app.aPerson({ password });
    const planted = 'p'.repeat(43);

    const after = (await signIn(person.email, password, withCookie(planted))).cookies[0]?.value;

    expect(after).toMatch(/^[\w-]{43}$/);
    expect(after).not.toBe(planted);
    expect(await isSignedIn(planted)).toBe(false);
  });

  it('distinguishes a wrong password from an unknown address, as specified', async () => {
    const person = await app.aPerson({ password });

    const wrong = await signIn(person.email, 'Autre-2026!');
    const unknown = await signIn('personne@example.org');

    expect([wrong.status, wrong.error.message]).toEqual([401, 'Informations de connexion non valides']);
    expect(unknown.status).toBe(404);
    expect(unknown.error.message).toBe('Êtes-vous sûr d’avoir saisi la bonne adresse e‑mail\u202f?');
  });

  it('refuses deleted users and users without a password', async () => {
    const gone = await app.aPerson({ password, deleted_at: app.clock.now().toJSDate() });
    const invited = await app.aPerson();

    expect((await signIn(gone.email)).status).toBe(404);
    expect((await signIn(invited.email)).status).toBe(401);
  });

  it('Given forty wrong passwords in a row, Then the answer has a retry time and does not reveal a right one', async () => {
    const person = await app.aPerson({ password });
    const statuses = [];
    for (let wrong = 0; wrong < 40; wrong += 1) statuses.push((await signIn(person.email, `Autre-${wrong}!`)).status);

    const english = { 'x-api-language': 'en' };
    const [right, wrong] = [await signIn(person.email, password, english), await signIn(person.email, 'x', english)];

    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 401), ...Array.from({ length: 35 }, () => 429)]);
    expect([right.status, right.text, right.headers['retry-after']]).toEqual([
      wrong.status,
      wrong.text,
      wrong.headers['retry-after'],
    ]);
    expect([right.status, right.error.message]).toEqual([429, 'Too many attempts, please try again later.']);
    expect(right.cookies).toEqual([]);
    app.clock.advance({ minutes: 16 });
  });

  it('resets the count of wrong passwords on success', async () => {
    const person = await app.aPerson({ password });
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) await signIn(person.email, 'Autre-2026!');
      expect((await signIn(person.email)).status).toBe(200);
    }
  });

  it('counts the tries of one address over all accounts', async () => {
    app.clock.advance({ minutes: 16 });
    const tries = Array.from({ length: 101 }, (_, number) => signIn(`personne${number}@example.org`));

    const statuses = (await Promise.all(tries)).map(({ status }) => status);

    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    app.clock.advance({ minutes: 16 });
  });

  it('sets a secure cookie only where the site is reached by https', async () => {
    const secure = await startTestApp({ config: { publicUrl: 'https://passerelle.example' } });
    const person = await secure.aPerson({ password });

    const answer = await secure.anyone.post('/auth', { username: person.email, password });

    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-passerelle_session=.*; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-passerelle_device=.*; Secure; SameSite=Lax$/),
    ]);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await secure.close();
  });
});

describe('a session', () => {
  it('ends after thirty days without use, and not before', async () => {
    const person = await app.aPerson({ password });
    const token = (await signIn(person.email)).cookies[0]?.value;

    app.clock.advance({ days: 29 });
    expect(await isSignedIn(token)).toBe(true);
    app.clock.advance({ days: 29 });
    expect(await isSignedIn(token)).toBe(true);
    app.clock.advance({ days: 30, minutes: 1 });
    expect(await isSignedIn(token)).toBe(false);
  });

  it('ends ninety days after the sign-in, regardless of use', async () => {
    const person = await app.aPerson({ password });
    const token = (await signIn(person.email)).cookies[0]?.value;

    for (let days = 0; days < 80; days += 20) {
      app.clock.advance({ days: 20 });
      expect(await isSignedIn(token)).toBe(true);
    }
    app.clock.advance({ days: 10, minutes: 1 });
    expect(await isSignedIn(token)).toBe(false);
  });

  it.each(['', 'x', '../..', "' OR 1=1 --", 'a'.repeat(43), 'a'.repeat(5_000)])(
    'is unknown for « %s »',
    async (token) => {
      expect(await isSignedIn(token)).toBe(false);
    },
  );

  it('ends with the deletion of its user', async () => {
    const person = await app.aPerson({ password });
    const token = (await signIn(person.email)).cookies[0]?.value;
    await app.db
      .updateTable('users')
      .set({ deleted_at: app.clock.now().toJSDate() })
      .where('id', '=', person.id)
      .execute();

    expect(await isSignedIn(token)).toBe(false);
  });
});

describe('logging out', () => {
  it.each<[string, Record<string, string>]>([
    ['a browser that goes there', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }],
    ['a browser that does not say', {}],
  ])('ends the session of %s', async (_who, headers) => {
    const person = await app.aPerson({ password });
    const token = (await signIn(person.email)).cookies[0]?.value;

    const answer = await app.anyone.get('/auth/logout', { ...withCookie(token), ...headers });

    expect([answer.status, answer.headers.location]).toEqual([302, '/login']);
    expect(answer.headers['set-cookie']).toMatch(/^passerelle_session=; Max-Age=0; Path=\//);
    expect(await isSignedIn(token)).toBe(false);
  });

  it.each<[string, Record<string, string>]>([
    ['fetched ahead', { 'sec-fetch-dest': 'empty' }],
    ['prefetched as a document', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }],
    ['shown as a picture', { 'sec-fetch-dest': 'image' }],
    ['linked from another site', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }],
  ])('does nothing for %s', async (_how, headers) => {
    const person = await app.aPerson({ password });
    const token = (await signIn(person.email)).cookies[0]?.value;

    await app.anyone.get('/auth/logout', { ...withCookie(token), ...headers });

    expect(await isSignedIn(token)).toBe(true);
  });
});

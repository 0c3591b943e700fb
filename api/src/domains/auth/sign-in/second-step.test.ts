import type { OwnProfile } from '@passerelle/shared/contract';
import type { TestPerson } from '../../../testing/builders';
import { asWritten } from '../../../testing/as-written';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aFactor } from '../../accounts/second-factor/testing/a-factor';

const password = 'Passerelle-2026!';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance({ days: 2 }));

const signIn = (person: TestPerson, given = password) =>
  app.anyone.post<OwnProfile>('/auth', { username: person.email, password: given });
/** The cookie between the password and the code. */
const half = async (person: TestPerson) => ({
  cookie: `passerelle_sign_in=${(await signIn(person)).cookies.find(({ name }) => name === 'passerelle_sign_in')?.value}`,
});
const give = (code: string, headers: Record<string, string>) =>
  app.anyone.post<OwnProfile>('/auth/secondFactor', { code }, headers);
const kindsOf = async ({ id }: TestPerson) =>
  (await app.db.selectFrom('mails').where('user_id', '=', id).orderBy('created_at').select('kind').execute()).map(
    ({ kind }) => kind,
  );
const deedsOf = async ({ id }: TestPerson) =>
  (
    await app.db
      .selectFrom('audit_log')
      .where('subject_id', '=', id)
      .orderBy('at')
      .orderBy(asWritten)
      .select('action')
      .execute()
  ).map(({ action }) => action);

describe('signing in with a second factor', () => {
  it('requires the password, then a code, and grants nothing in between', async () => {
    const person = await app.aPerson({ password });
    const factor = await aFactor(app, person, password);

    const first = await signIn(person);
    const cookies = await half(person);

    expect([first.status, first.error.fields]).toEqual([401, { code: 'required' }]);
    expect(first.headers['set-cookie']).toMatch(
      /^passerelle_sign_in=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const token = cookies.cookie.slice('passerelle_sign_in='.length);
    for (const cookie of [cookies.cookie, `passerelle_session=${token}`]) {
      for (const path of ['/me', '/me/secondFactor', '/me/sessions', '/me/contacts']) {
        expect((await app.anyone.get(path, { cookie })).status).toBe(401);
      }
      expect((await app.anyone.put('/me', { locale: 'en' }, { cookie })).status).toBe(401);
    }
    const opened = await give(factor.code(), cookies);
    expect([opened.status, opened.data.id]).toEqual([200, person.id]);
    expect(opened.cookies.map(({ name, value }) => [name, value.length])).toEqual([
      ['passerelle_session', 43],
      ['passerelle_device', 64],
      ['passerelle_sign_in', 0],
    ]);
    const session = { cookie: `passerelle_session=${opened.cookies[0]?.value}` };
    expect((await app.anyone.get('/me', session)).status).toBe(200);
  });

  it('answers a wrong password as before, without mentioning the factor', async () => {
    const person = await app.aPerson({ password });
    await aFactor(app, person, password);

    const answer = await signIn(person, 'Autre-2026!');

    expect([answer.status, answer.error.fields, answer.cookies]).toEqual([401, undefined, []]);
  });

  it('accepts the previous and the next step’s code, each code once', async () => {
    const person = await app.aPerson({ password });
    const { code } = await aFactor(app, person, password);
    app.clock.advance({ minutes: 2 });

    const [late, later, again] = [code(-1), code(1), code(-1)];
    const tooLate = await give(code(-2), await half(person));
    const opened = await give(late, await half(person));
    const replayed = await give(again, await half(person));
    const early = await give(later, await half(person));
    const before = await give(code(), await half(person));

    expect([tooLate, opened, replayed, early, before].map(({ status }) => status)).toEqual([400, 200, 400, 200, 400]);
    expect([replayed.error.fields, replayed.error.message]).toEqual([
      { code: 'notAllowed' },
      'Ce code n’est pas valable. Saisissez celui que votre application affiche maintenant.',
    ]);
  });

  it('accepts one code once, also in two parallel calls', async () => {
    const person = await app.aPerson({ password });
    const { code } = await aFactor(app, person, password);
    const [one, other] = [await half(person), await half(person)];

    const answers = await Promise.all([give(code(), one), give(code(), other)]);

    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]));
  });

  it('accepts a recovery code once, however typed, and sends a mail', async () => {
    const person = await app.aPerson({ password });
    const { recoveryCodes } = await aFactor(app, person, password);
    const [first = '', second = ''] = recoveryCodes;

    const typed = await give(first.toLowerCase().replaceAll('-', ' '), await half(person));
    const again = await give(first, await half(person));
    const [one, other] = [await half(person), await half(person)];
    const both = await Promise.all([give(second, one), give(second, other)]);

    expect([typed.status, again.status]).toEqual([200, 400]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]));
    expect(await kindsOf(person)).toEqual(['secondFactorOn', 'recoveryCodeUsed', 'recoveryCodeUsed']);
    expect(await deedsOf(person)).toEqual(['user.secondFactorOn', 'user.recoveryCodeUsed', 'user.recoveryCodeUsed']);
  });

  it('requires the password again after five wrong codes, and after five minutes', async () => {
    const person = await app.aPerson({ password });
    const { code } = await aFactor(app, person, password);
    const cookies = await half(person);
    const wrong = code() === '000000' ? '000001' : '000000';
    const statuses = [];
    for (let times = 0; times < 5; times += 1) statuses.push((await give(wrong, cookies)).status);

    const fifth = await give(code(), cookies);
    const waiting = await half(person);
    app.clock.advance({ minutes: 5 });
    const late = await give(code(), waiting);

    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    expect([fifth.status, fifth.error.fields]).toEqual([401, { password: 'required' }]);
    expect([late.status, late.error.fields]).toEqual([401, { password: 'required' }]);
    expect((await give(code(), {})).status).toBe(401);
  });

  it('Given a stolen password, Then guesses of codes are limited', async () => {
    const person = await app.aPerson({ password });
    const { code } = await aFactor(app, person, password);
    const wrong = code() === '000000' ? '000001' : '000000';
    const statuses = [];
    for (let round = 0; round < 3; round += 1) {
      const cookies = await half(person);
      for (let times = 0; times < 5; times += 1) statuses.push((await give(wrong, cookies)).status);
    }

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), ...Array.from({ length: 5 }, () => 429)]);
    expect((await give(code(), await half(person))).status).toBe(429);
    // Including a few per quarter of an hour, for a whole day.
    await app.db
      .updateTable('rate_limits')
      .set({ hits: 40 })
      .where('key', '=', `second-factor:day:${person.id}`)
      .execute();
    app.clock.advance({ minutes: 16 });
    expect((await give(code(), await half(person))).status).toBe(429);
    app.clock.advance({ hours: 24 });
    expect((await give(code(), await half(person))).status).toBe(200);
  });

  it('is required after a new password', async () => {
    const person = await app.aPerson({ password });
    const { code } = await aFactor(app, person, password);
    const waiting = await half(person);
    await app.anyone.post('/auth/reset', { username: person.email });
    const mail = await app.db
      .selectFrom('mails')
      .where('user_id', '=', person.id)
      .where('kind', '=', 'reset')
      .select('text')
      .executeTakeFirstOrThrow();
    const token = /token=([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '';

    const reset = await app.anyone.post('/signedAction', { token, password: 'Une-planche-2027!' });

    expect([reset.status, reset.data]).toEqual([200, { done: 'passwordSet', needsSecondFactor: true }]);
    const [pending, ...others] = reset.cookies.filter(({ value }) => value !== '');
    expect([pending?.name, others]).toEqual(['passerelle_sign_in', []]);
    const cookie = `passerelle_sign_in=${pending?.value}`;
    expect((await app.anyone.get('/me', { cookie })).status).toBe(401);
    expect((await give(code(), waiting)).status).toBe(401);
    expect((await give(code(), { cookie })).data.id).toBe(person.id);
    expect((await signIn(person, 'Une-planche-2027!')).status).toBe(401);
  });
});

import type { EmailLinkResult, EmailLinkState, OwnProfile } from '@passerelle/shared/contract';
import type { TestPerson } from '../../../testing/builders';
import { asWritten } from '../../../testing/as-written';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { kindsAt, tokenAt } from './testing/mailbox';

const oldPassword = 'Passerelle-2026!';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: 'https://passerelle.example' } });
});
afterAll(() => app.close());

let person: TestPerson;
let email: string;
beforeEach(async () => {
  app.clock.set('2026-11-25T10:00:00Z');
  person = await app.aPerson({ password: oldPassword });
  email = `nouvelle.${person.email}`;
});

const put = (body: object, who = person) => app.as(who).put<OwnProfile>('/me', body);
const ask = (wanted = email, who = person) => put({ email: wanted, oldPassword }, who);
const follow = (token: string) => app.anyone.post<EmailLinkResult>('/auth/email', { token });
const look = async (token: string) => (await app.anyone.get<EmailLinkState>(`/auth/email?token=${token}`)).data;
const me = async (who = person) => (await app.as(who).get<OwnProfile>('/me')).data;
/** The session cookie comes first; the device has its own cookie. */
const cookieOf = ({ cookies: [session] }: { cookies: readonly { name: string; value: string }[] }) =>
  `${session?.name}=${session?.value}`;
const signIn = async (username: string, password = oldPassword) => {
  const answer = await app.anyone.post('/auth', { username, password });
  return { status: answer.status, cookie: cookieOf(answer) };
};
const isIn = async (cookie: string) => (await app.anyone.get('/me', { cookie })).status === 200;
const deeds = async () => {
  const rows = app.db
    .selectFrom('audit_log')
    .where('subject_id', '=', person.id)
    .orderBy('at')
    .orderBy(asWritten)
    .select('action');
  return (await rows.execute()).map(({ action }) => action);
};
const taken = {
  code: 'duplicate',
  message: 'L’email indiqué est déjà utilisé par un autre utilisateur.',
  fields: { email: 'duplicate' },
};

describe('the confirmation link in the new mailbox', () => {
  it('When it is only opened, Then nothing changes, however often', async () => {
    await ask();
    const token = await tokenAt(app, email, 'emailConfirm');

    for (let time = 0; time < 3; time += 1) {
      expect(await look(token)).toEqual({ action: 'confirm', state: 'valid', email, needsPassword: false });
    }

    expect((await me()).email).toBe(person.email);
  });

  it('When it is confirmed, Then the address changes, other sessions and open reset links end, and the old mailbox is told', async () => {
    const [here, there] = [await signIn(person.email), await signIn(person.email)];
    await ask();
    // Mails of one instant have no order.
    app.clock.advance({ seconds: 1 });
    await app.anyone.post('/auth/reset', { username: person.email });
    app.clock.advance({ seconds: 1 });
    const reset = await tokenAt(app, person.email, 'reset');
    const token = await tokenAt(app, email, 'emailConfirm');

    const answer = await app.anyone.post<EmailLinkResult>('/auth/email', { token }, { cookie: here.cookie });

    expect([answer.status, answer.data]).toEqual([200, { done: 'confirmed', email, signedIn: true, resetToken: null }]);
    const renewed = cookieOf(answer);
    expect([await isIn(renewed), await isIn(here.cookie), await isIn(there.cookie)]).toEqual([true, false, false]);
    expect([(await signIn(email)).status, (await signIn(person.email)).status]).toEqual([200, 404]);
    expect(await me()).toMatchObject({ email, emailChange: null });
    const found = app.db.selectFrom('users').where('id', '=', person.id).select('search');
    expect((await found.executeTakeFirstOrThrow()).search).toContain('nouvelle');
    expect((await app.anyone.get<{ state: string }>(`/auth/reset?token=${reset}`)).data.state).toBe('expired');
    expect(await kindsAt(app, person.email)).toEqual(['emailChangeAsked', 'reset', 'emailChanged']);
    expect(await deeds()).toEqual(['user.emailChangeAsked', 'user.emailChanged']);
    expect(await look(token)).toEqual({ action: 'confirm', state: 'used', email, needsPassword: false });
    expect((await follow(token)).error.message).toBe('Ce lien a déjà servi.');
  });

  it('Given another user’s session in that browser, Then it stays theirs', async () => {
    const other = await app.aPerson({ password: oldPassword });
    const { cookie } = await signIn(other.email);
    await ask();

    const token = await tokenAt(app, email, 'emailConfirm');
    const answer = await app.anyone.post<EmailLinkResult>('/auth/email', { token }, { cookie });

    expect([answer.data.signedIn, answer.cookies, await isIn(cookie)]).toEqual([false, [], true]);
  });

  it('When it is confirmed twice in parallel, Then one call confirms', async () => {
    await ask();
    const token = await tokenAt(app, email, 'emailConfirm');

    const answers = await Promise.all([follow(token), follow(token), follow(token)]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect((await kindsAt(app, person.email)).filter((kind) => kind === 'emailChanged')).toHaveLength(1);
  });

  it('Given two users who want one address, Then the first to confirm gets it, and the other is told', async () => {
    const other = await app.aPerson({ password: oldPassword });
    await ask();
    await ask(email.toUpperCase(), other);
    const tokens = [await tokenAt(app, email, 'emailConfirm'), await tokenAt(app, email.toUpperCase(), 'emailConfirm')];

    const answers = await Promise.all(tokens.map(follow));

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.findIndex(({ status }) => status === 409);
    expect(answers[refused]?.error).toEqual(taken);
    expect((await look(tokens[refused] ?? '')).state).toBe('taken');
  });

  it('Given a day has passed, Then it has expired, and another can be requested', async () => {
    await ask();
    const token = await tokenAt(app, email, 'emailConfirm');
    app.clock.advance({ hours: 24 });

    expect([(await look(token)).state, (await follow(token)).status]).toEqual(['expired', 400]);
    expect((await follow(token)).error.message).toMatch(/^Ce lien a expiré\. Votre adresse n’a pas changé/);
    const { data } = await app.as(person).post<OwnProfile>('/me/emailChange/resend');
    expect(data.emailChange?.expiresAt).toBe('2026-11-27T10:00:00.000Z');
    expect((await follow(await tokenAt(app, email, 'emailConfirm'))).status).toBe(200);
  });

  it('Given it was sent again, Then each of the links works', async () => {
    await ask();
    const first = await tokenAt(app, email, 'emailConfirm');
    app.clock.advance({ minutes: 1 });
    await app.as(person).post('/me/emailChange/resend');

    expect(await kindsAt(app, email)).toEqual(['emailConfirm', 'emailConfirm']);
    expect((await follow(first)).status).toBe(200);
  });

  it('Given the person has cancelled, Then it has no effect, and cannot be sent again', async () => {
    await ask();

    const { data } = await app.as(person).delete<OwnProfile>('/me/emailChange');

    expect(data.emailChange).toBeNull();
    const answer = await follow(await tokenAt(app, email, 'emailConfirm'));
    expect([answer.status, answer.error.message]).toEqual([
      400,
      'Cette demande a été annulée ou remplacée. Votre adresse n’a pas changé.',
    ]);
    expect((await app.as(person).post('/me/emailChange/resend')).status).toBe(409);
    expect((await app.as(person).delete('/me/emailChange')).status).toBe(200);
    expect(await deeds()).toEqual(['user.emailChangeAsked', 'user.emailChangeCancelled']);
  });

  it('Given a deleted account, Then the link is unknown', async () => {
    await ask();
    const token = await tokenAt(app, email, 'emailConfirm');
    const deleted_at = app.clock.now().toJSDate();
    await app.db.updateTable('users').set({ deleted_at }).where('id', '=', person.id).execute();

    expect([(await look(token)).state, (await follow(token)).status]).toEqual(['unknown', 404]);
  });

  it.each(['a'.repeat(43), "' OR 1=1 --", 'é'.repeat(400)])('is unknown when it is « %s »', async (token) => {
    expect(await look(encodeURIComponent(token))).toEqual({
      action: null,
      state: 'unknown',
      email: null,
      needsPassword: false,
    });
    const answer = await follow(token);
    expect([answer.status, answer.error.fields]).toEqual([404, { token: 'unknown' }]);
  });

  it('is limited after many tries, whether they open or confirm', async () => {
    await ask();
    const link = await tokenAt(app, email, 'emailConfirm');
    const looks = Array.from({ length: 60 }, () => app.anyone.get(`/auth/email?token=${'b'.repeat(43)}`));
    const presses = Array.from({ length: 60 }, () => follow('b'.repeat(43)));

    const statuses = (await Promise.all([...looks, ...presses])).map(({ status }) => status);

    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
    expect([(await look(link)).state, (await follow(link)).status]).toEqual(['valid', 200]);
  });
});

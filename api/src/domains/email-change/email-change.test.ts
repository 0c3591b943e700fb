import type { EmailLinkResult, EmailLinkState, OwnProfile } from '@passerelle/shared/contract';
import type { TestPerson } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { kindsAt, mailsAt, tokenAt } from './testing/mailbox';

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
/** The session's comes first; the device is known by another. */
const cookieOf = ({ cookies: [session] }: { cookies: readonly { name: string; value: string }[] }) =>
  `${session?.name}=${session?.value}`;
const signIn = async (username: string, password = oldPassword) => {
  const answer = await app.anyone.post('/auth', { username, password });
  return { status: answer.status, cookie: cookieOf(answer) };
};
const isIn = async (cookie: string) => (await app.anyone.get('/me', { cookie })).status === 200;
const deeds = async () => {
  const rows = app.db.selectFrom('audit_log').where('subject_id', '=', person.id).orderBy('at').select('action');
  return (await rows.execute()).map(({ action }) => action);
};
const taken = {
  code: 'duplicate',
  message: 'L’email indiqué est déjà utilisé par un autre utilisateur.',
  fields: { email: 'duplicate' },
};

describe('context for another e-mail address', () => {
  it('Then the present one stays, the new one gets a link, and the present one hears who, when and how to stop it', async () => {
    const answer = await ask();

    expect([answer.status, answer.data.email]).toEqual([200, person.email]);
    expect(answer.data.emailChange).toEqual({ email, expiresAt: '2026-11-26T10:00:00.000Z' });
    expect((await me()).emailChange).toEqual(answer.data.emailChange);
    const [confirm] = await mailsAt(app, email);
    expect(confirm).toMatchObject({ kind: 'emailConfirm', subject: 'Confirmez votre nouvelle adresse e-mail' });
    expect(confirm?.text).toMatch(/https:\/\/passerelle\.example\/email-change\?token=[\w-]{43}\n/);
    const [notice] = await mailsAt(app, person.email);
    expect(notice).toMatchObject({ kind: 'emailChangeAsked', subject: 'Un changement d’adresse e-mail a été demandé' });
    expect(notice?.text).toMatch(/mercredi\s25\snovembre\sà\s11:00\s\(heure de Paris\)/);
    expect(notice?.text).toContain(`n•••${email.slice(email.indexOf('@'))}`);
    expect(`${notice?.text} ${notice?.html}`).not.toContain(email);
    expect(answer.text).not.toContain(await tokenAt(app, email, 'emailConfirm'));
    expect(await deeds()).toEqual(['user.emailChangeAsked']);
  });

  it('Given a reader of English, Then the mails are in English', async () => {
    await put({ locale: 'en' });
    await ask();

    expect((await mailsAt(app, email))[0]?.subject).toBe('Confirm your new e-mail address');
    expect((await mailsAt(app, person.email))[0]?.text).toContain('asked on Wednesday');
  });

  it('Given a wrong password, Then it is refused and counted as any wrong one is', async () => {
    const session = app.as(person);
    for (let wrong = 0; wrong < 5; wrong += 1) {
      const answer = await session.put('/me', { email, oldPassword: 'Autre-2026!', firstName: 'Autre' });
      expect([answer.status, answer.error.fields]).toEqual([400, { oldPassword: 'notAllowed' }]);
    }

    expect((await session.put('/me', { email, oldPassword })).status).toBe(429);
    expect(await me()).toMatchObject({ firstName: 'Camille', email: person.email, emailChange: null });
    expect([await kindsAt(app, email), await kindsAt(app, person.email)]).toEqual([[], []]);
    app.clock.advance({ seconds: 30 });
    expect((await session.put('/me', { email, oldPassword })).status).toBe(200);
  });

  it('Given somebody else’s in capitals, Then it is said, and nothing changes', async () => {
    const other = await app.aPerson();

    const answer = await put({ firstName: 'Autre', email: other.email.toUpperCase(), oldPassword });

    expect([answer.status, answer.error]).toEqual([409, taken]);
    expect(await me()).toMatchObject({ firstName: 'Camille', emailChange: null });
    expect(await kindsAt(app, other.email)).toEqual([]);
  });

  it('Given the address of somebody who is gone, Then it is free', async () => {
    const gone = await app.aPerson({ deleted_at: app.clock.now().toJSDate() });

    expect((await ask(gone.email)).status).toBe(200);
  });

  it('Given one’s own in capitals, Then it is written so from now on, without a password or a mail', async () => {
    for (let again = 0; again < 8; again += 1) expect((await put({ email: person.email })).status).toBe(200);

    const { data } = await put({ email: person.email.toUpperCase() });

    expect(data).toMatchObject({ email: person.email.toUpperCase(), emailChange: null });
    expect((await signIn(person.email)).status).toBe(200);
    expect(await kindsAt(app, person.email.toUpperCase())).toEqual([]);
  });

  it('Given a change that waits, Then saving the rest of the profile leaves it alone', async () => {
    await ask();

    const { data } = await put({ firstName: 'Autre', email: person.email });

    expect([data.firstName, data.emailChange?.email]).toEqual(['Autre', email]);
  });

  it('Given another one later, or two at the same moment, Then one waits, and the links of the others are cancelled', async () => {
    const wanted = ['a', 'b', 'c'].map((name) => `${name}.${person.email}`);
    await ask();
    const first = await tokenAt(app, email, 'emailConfirm');

    const answers = await Promise.all(wanted.map((one) => ask(one)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { emailChange } = await me();
    const links = await Promise.all(wanted.map((one) => tokenAt(app, one, 'emailConfirm')));
    const states = await Promise.all([first, ...links].map(async (token) => (await look(token)).state));
    expect(states.filter((state) => state === 'valid')).toHaveLength(1);
    expect(states.filter((state) => state === 'cancelled')).toHaveLength(3);
    expect(states[wanted.indexOf(emailChange?.email ?? '') + 1]).toBe('valid');
  });

  it('can be done a few times an hour, links sent again included', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await ask(`${time}.${email}`)).status);
    for (let time = 0; time < 2; time += 1) statuses.push((await app.as(person).post('/me/emailChange/resend')).status);

    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect((await ask()).status).toBe(429);
    expect((await app.as(person).post('/me/emailChange/resend')).status).toBe(429);
  });

  it('Given a new password in the same call, Then the change waits all the same; a later one stops it', async () => {
    const first = await put({ email, oldPassword, password: 'Haie-de-charmes-27!' });
    expect([first.status, first.data.emailChange?.email]).toEqual([200, email]);

    const second = await put({ oldPassword: 'Haie-de-charmes-27!', password: 'Mur-de-pierres-28!' });

    expect(second.data.emailChange).toBeNull();
    expect((await look(await tokenAt(app, email, 'emailConfirm'))).state).toBe('cancelled');
  });
});

describe('the link in the new mailbox', () => {
  it('When it is only looked at, Then nothing changes, however often', async () => {
    await ask();
    const token = await tokenAt(app, email, 'emailConfirm');

    for (let time = 0; time < 3; time += 1) {
      expect(await look(token)).toEqual({ action: 'confirm', state: 'valid', email });
    }

    expect((await me()).email).toBe(person.email);
  });

  it('When it is followed, Then the address changes, other sessions and open reset links end, and the old one hears of it', async () => {
    const [here, there] = [await signIn(person.email), await signIn(person.email)];
    await ask();
    // Mails of one moment lie in no order.
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
    expect(await look(token)).toEqual({ action: 'confirm', state: 'used', email });
    expect((await follow(token)).error.message).toBe('Ce lien a déjà servi.');
  });

  it('Given somebody else’s session in that browser, Then it stays theirs', async () => {
    const other = await app.aPerson({ password: oldPassword });
    const { cookie } = await signIn(other.email);
    await ask();

    const token = await tokenAt(app, email, 'emailConfirm');
    const answer = await app.anyone.post<EmailLinkResult>('/auth/email', { token }, { cookie });

    expect([answer.data.signedIn, answer.cookies, await isIn(cookie)]).toEqual([false, [], true]);
  });

  it('When it is followed twice at the same moment, Then one of them confirms', async () => {
    await ask();
    const token = await tokenAt(app, email, 'emailConfirm');

    const answers = await Promise.all([follow(token), follow(token), follow(token)]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect((await kindsAt(app, person.email)).filter((kind) => kind === 'emailChanged')).toHaveLength(1);
  });

  it('Given two people who want one address, Then whoever confirms first has it, and the other is told', async () => {
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

  it('Given a day has passed, Then it says so, and another one can be had', async () => {
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

  it('Given the person has cancelled, Then it does nothing, and there is nothing to send again', async () => {
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

  it('Given an account that is gone, Then nobody knows it', async () => {
    await ask();
    const token = await tokenAt(app, email, 'emailConfirm');
    const deleted_at = app.clock.now().toJSDate();
    await app.db.updateTable('users').set({ deleted_at }).where('id', '=', person.id).execute();

    expect([(await look(token)).state, (await follow(token)).status]).toEqual(['unknown', 404]);
  });

  it.each(['a'.repeat(43), "' OR 1=1 --", 'é'.repeat(400)])('is unknown when it is « %s »', async (token) => {
    expect(await look(encodeURIComponent(token))).toEqual({ action: null, state: 'unknown', email: null });
    const answer = await follow(token);
    expect([answer.status, answer.error.fields]).toEqual([404, { token: 'unknown' }]);
  });

  it('is no longer answered to somebody who tries many, whether they look or press', async () => {
    const looks = Array.from({ length: 60 }, () => app.anyone.get(`/auth/email?token=${'b'.repeat(43)}`));
    const presses = Array.from({ length: 60 }, () => follow('b'.repeat(43)));

    const statuses = (await Promise.all([...looks, ...presses])).map(({ status }) => status);

    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
  });
});

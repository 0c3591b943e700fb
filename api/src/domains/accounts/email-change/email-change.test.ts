import type { EmailLinkState, OwnProfile } from '@passerelle/shared/contract';
import type { TestPerson } from '../../../testing/builders';
import { asWritten } from '../../../testing/as-written';
import { startTestApp, type TestApp } from '../../../testing/test-app';
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
const look = async (token: string) => (await app.anyone.get<EmailLinkState>(`/auth/email?token=${token}`)).data;
const me = async (who = person) => (await app.as(who).get<OwnProfile>('/me')).data;
/** The session cookie comes first; the device has its own cookie. */
const cookieOf = ({ cookies: [session] }: { cookies: readonly { name: string; value: string }[] }) =>
  `${session?.name}=${session?.value}`;
const signIn = async (username: string, password = oldPassword) => {
  const answer = await app.anyone.post('/auth', { username, password });
  return { status: answer.status, cookie: cookieOf(answer) };
};
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

describe('requesting another e-mail address', () => {
  it('Then the present one stays, the new one gets a link, and the present one is told who, when and how to stop it', async () => {
    const answer = await ask();

    expect([answer.status, answer.data.email]).toEqual([200, person.email]);
    expect(answer.data.emailChange).toEqual({ email, expiresAt: '2026-11-26T10:00:00.000Z', isByStaff: false });
    expect((await me()).emailChange).toEqual(answer.data.emailChange);
    const [confirm] = await mailsAt(app, email);
    expect(confirm).toMatchObject({ kind: 'emailConfirm', subject: 'Confirmez votre nouvelle adresse e‑mail' });
    expect(confirm?.text).toMatch(/https:\/\/passerelle\.example\/email-change\?token=[\w-]{43}\n/);
    const [notice] = await mailsAt(app, person.email);
    expect(notice).toMatchObject({ kind: 'emailChangeAsked', subject: 'Un changement d’adresse e‑mail a été demandé' });
    expect(notice?.text).toMatch(/mercredi\s25\snovembre\sà\s11\sh\s\(heure de Paris\)/);
    expect(notice?.text).toContain(`n•••${email.slice(email.indexOf('@'))}`);
    expect(`${notice?.text} ${notice?.html}`).not.toContain(email);
    expect(answer.text).not.toContain(await tokenAt(app, email, 'emailConfirm'));
    expect(await deeds()).toEqual(['user.emailChangeAsked']);
  });

  it('Given a reader of English, Then the mails are in English', async () => {
    await put({ locale: 'en' });
    await ask();

    expect((await mailsAt(app, email))[0]?.subject).toBe('Confirm your new e‑mail address');
    expect((await mailsAt(app, person.email))[0]?.text).toContain('asked on Wednesday');
  });

  it('Given a wrong password, Then it is refused and counted as at sign-in', async () => {
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

  it('Given an address that another account has in capitals, Then it is refused, and nothing changes', async () => {
    const other = await app.aPerson();

    const answer = await put({ firstName: 'Autre', email: other.email.toUpperCase(), oldPassword });

    expect([answer.status, answer.error]).toEqual([409, taken]);
    expect(await me()).toMatchObject({ firstName: 'Camille', emailChange: null });
    expect(await kindsAt(app, other.email)).toEqual([]);
  });

  it('Given the address of a deleted user, Then it is free', async () => {
    const gone = await app.aPerson({ deleted_at: app.clock.now().toJSDate() });

    expect((await ask(gone.email)).status).toBe(200);
  });

  it('Given the own address in capitals, Then its spelling changes without a password or a mail', async () => {
    for (let again = 0; again < 8; again += 1) expect((await put({ email: person.email })).status).toBe(200);

    const { data } = await put({ email: person.email.toUpperCase() });

    expect(data).toMatchObject({ email: person.email.toUpperCase(), emailChange: null });
    expect((await signIn(person.email)).status).toBe(200);
    expect(await kindsAt(app, person.email.toUpperCase())).toEqual([]);
  });

  it('Given a pending change, Then saving the rest of the profile keeps it', async () => {
    await ask();

    const { data } = await put({ firstName: 'Autre', email: person.email });

    expect([data.firstName, data.emailChange?.email]).toEqual(['Autre', email]);
  });

  it('Given a later one, or two in parallel, Then one is pending, and the links of the others are cancelled', async () => {
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

  it('is limited to a few times an hour, links sent again included', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await ask(`${time}.${email}`)).status);
    for (let time = 0; time < 2; time += 1) statuses.push((await app.as(person).post('/me/emailChange/resend')).status);

    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect((await ask()).status).toBe(429);
    expect((await app.as(person).post('/me/emailChange/resend')).status).toBe(429);
  });

  it('Given a new password in the same call, Then the change is pending; a later password cancels it', async () => {
    const first = await put({ email, oldPassword, password: 'Haie-de-charmes-27!' });
    expect([first.status, first.data.emailChange?.email]).toEqual([200, email]);

    const second = await put({ oldPassword: 'Haie-de-charmes-27!', password: 'Mur-de-pierres-28!' });

    expect(second.data.emailChange).toBeNull();
    expect((await look(await tokenAt(app, email, 'emailConfirm'))).state).toBe('cancelled');
  });
});

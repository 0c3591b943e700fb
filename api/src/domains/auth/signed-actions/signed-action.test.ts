import type { SignedActionResult } from '@passerelle/shared/contract';
import type { TestPerson } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance({ hours: 2 }));

const old = 'Passerelle-2026!';
const chosen = 'Une-planche-2027!';
const act = (body: object, headers: Record<string, string> = {}) =>
  app.anyone.post<SignedActionResult>('/signedAction', body, headers);
const signIn = (person: TestPerson, password: string) => app.anyone.post('/auth', { username: person.email, password });
const inEnglish = { 'x-api-language': 'en' };
const cookie = (token: string | undefined) => ({ cookie: `passerelle_session=${token}` });
const mailsTo = ({ id }: TestPerson) =>
  app.db.selectFrom('mails').where('user_id', '=', id).orderBy('created_at').orderBy('kind').selectAll().execute();

async function linkOf(person: TestPerson): Promise<string> {
  await app.anyone.post('/auth/reset', { username: person.email });
  const mails = await mailsTo(person);
  return /token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
const anInvited = () => app.aPerson({ setup_at: null, terms_accepted_at: null });

describe('the first password', () => {
  it('activates the account and signs in, with the terms still to accept', async () => {
    const invited = await anInvited();
    const token = await linkOf(invited);

    const answer = await act({ token, password: chosen });

    expect([answer.status, answer.data]).toEqual([200, { done: 'passwordSet' }]);
    const here = cookie(answer.cookies.find(({ name }) => name === 'passerelle_session')?.value);
    expect((await app.anyone.get('/me', here)).data).toMatchObject({
      id: invited.id,
      hasSetupAccount: true,
      acceptedTerms: false,
    });
    expect((await app.anyone.get('/me/contacts', here)).status).toBe(403);
    expect((await signIn(invited, chosen)).status).toBe(200);
    expect(await mailsTo(invited)).toMatchObject([{ kind: 'invitation' }]);
  });

  it('opens one session per link', async () => {
    const invited = await anInvited();
    const token = await linkOf(invited);
    await act({ token, password: chosen });

    const again = await act({ token, password: 'Autre-2027!' });

    expect([again.status, again.cookies]).toEqual([400, []]);
    expect(await app.db.selectFrom('sessions').where('user_id', '=', invited.id).select('id').execute()).toHaveLength(
      1,
    );
  });

  it('ends another user’s session on this browser', async () => {
    const other = await app.aPerson({ password: old });
    const before = (await signIn(other, old)).cookies[0]?.value;
    const invited = await anInvited();

    await act({ token: await linkOf(invited), password: chosen }, cookie(before));

    expect((await app.anyone.get('/me', cookie(before))).status).toBe(401);
  });
});

describe('a common password', () => {
  it.each(['Azerty123!', 'Passerelle-2026!', 'Camille-2026!'])(
    'is refused in the user’s language, %s, and the link still works',
    async (password) => {
      const invited = await anInvited();
      const token = await linkOf(invited);

      const [refused, english] = [await act({ token, password }), await act({ token, password }, inEnglish)];

      expect([refused.status, refused.error.fields]).toEqual([400, { password: 'common' }]);
      expect(refused.error.message).toMatch(/^Ce mot de passe est trop courant\u00a0:/);
      expect(english.error.message).toMatch(/^This password is too common:/);
      expect((await signIn(invited, password)).status).toBe(401);
      expect((await act({ token, password: chosen })).status).toBe(200);
    },
  );
});

describe('a new password', () => {
  it('replaces the old one, signs the user in on this browser and out everywhere else, and sends a mail', async () => {
    const person = await app.aPerson({ password: old });
    const elsewhere = (await signIn(person, old)).cookies[0]?.value;
    const token = await linkOf(person);

    const answer = await act({ token, password: chosen });

    const here = answer.cookies[0]?.value;
    expect(answer.data).toEqual({ done: 'passwordSet' });
    expect((await app.anyone.get('/me', cookie(here))).status).toBe(200);
    expect((await app.anyone.get('/me', cookie(elsewhere))).status).toBe(401);
    expect((await signIn(person, old)).status).toBe(401);
    expect((await signIn(person, chosen)).status).toBe(200);
    const kept = await app.db.selectFrom('credentials').where('user_id', '=', person.id).selectAll().execute();
    expect(kept[0]?.password_hash).toMatch(/^\$argon2id\$/);
    expect(await mailsTo(person)).toMatchObject([
      { kind: 'passwordChanged', subject: 'Votre mot de passe a été changé' },
      { kind: 'reset' },
    ]);
  });

  it('ends the delay after wrong passwords', async () => {
    const person = await app.aPerson({ password: old });
    for (let wrong = 0; wrong < 11; wrong += 1) await signIn(person, 'Autre-2026!');
    expect((await signIn(person, old)).status).toBe(429);

    await act({ token: await linkOf(person), password: chosen });

    expect((await signIn(person, chosen)).status).toBe(200);
  });

  it('is set once by two parallel calls', async () => {
    const person = await app.aPerson({ password: old });
    const token = await linkOf(person);

    const answers = await Promise.all([act({ token, password: chosen }), act({ token, password: 'Autre-2027!' })]);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    const won = answers[0].status === 200 ? chosen : 'Autre-2027!';
    expect((await signIn(person, won)).status).toBe(200);
  });

  it('revokes every other link of the user', async () => {
    const person = await app.aPerson({ password: old });
    const first = await linkOf(person);
    app.clock.advance({ minutes: 1 });
    await act({ token: await linkOf(person), password: chosen });

    expect((await act({ token: first, password: 'Autre-2027!' })).status).toBe(400);
    expect((await signIn(person, chosen)).status).toBe(200);
  });
});

describe('an invalid link', () => {
  const changed = (person: TestPerson) =>
    app.db.selectFrom('credentials').where('user_id', '=', person.id).select('changed_at').executeTakeFirst();

  it('has expired: nothing is changed, and the error names the field', async () => {
    const person = await app.aPerson({ password: old });
    const token = await linkOf(person);
    const before = await changed(person);
    app.clock.advance({ minutes: 60 });

    const answer = await act({ token, password: chosen });

    expect([answer.status, answer.error.fields]).toEqual([400, { token: 'notAllowed' }]);
    expect(answer.error.message).toBe('Ce lien a expiré. Demandez-en un nouveau.');
    expect(await changed(person)).toEqual(before);
    expect((await act({ token, password: chosen }, { 'x-api-language': 'en' })).error.message).toContain('has expired');
  });

  it('was used: the same message for every caller', async () => {
    const person = await app.aPerson({ password: old });
    const token = await linkOf(person);
    await act({ token, password: chosen });

    const again = await act({ token, password: 'Autre-2027!' });

    expect([again.status, again.error.message]).toEqual([400, 'Ce lien a déjà servi.']);
    expect((await signIn(person, chosen)).status).toBe(200);
  });

  it('is unknown, or of a deleted user', async () => {
    const gone = await app.aPerson({ password: old });
    const token = await linkOf(gone);
    await app.db
      .updateTable('users')
      .set({ deleted_at: app.clock.now().toJSDate() })
      .where('id', '=', gone.id)
      .execute();

    for (const forged of [token, 'd'.repeat(43), `${token.slice(0, -1)}_`]) {
      const answer = await act({ token: forged, password: chosen });
      expect([answer.status, answer.error.fields]).toEqual([404, { token: 'unknown' }]);
    }
  });

  it('is rate limited', async () => {
    const tries = Array.from({ length: 51 }, (_, number) =>
      act({ token: `${'e'.repeat(40)}${100 + number}`, password: chosen }),
    );

    const statuses = (await Promise.all(tries)).map(({ status }) => status);

    expect([statuses.filter((status) => status === 429).length, statuses.includes(200)]).toEqual([1, false]);
    const token = await linkOf(await app.aPerson({ password: old }));
    expect((await act({ token, password: chosen })).status).toBe(200);
    expect((await act({ token: 'f'.repeat(43), password: chosen })).status).toBe(429);
  });
});

describe('the body beside a link', () => {
  it.each(['Co-1', 'Passerelle2026', 'passerelle-2026!', 'PASSERELLE-2026!', 'Passerelle!', `A-a1${'é'.repeat(97)}`])(
    'is refused as password: « %s »',
    async (password) => {
      const person = await app.aPerson({ password: old });
      const token = await linkOf(person);

      const answer = await act({ token, password });

      expect([answer.status, answer.error.fields]).toEqual([400, { password: 'password' }]);
      expect((await act({ token, password: chosen })).status).toBe(200);
    },
  );

  it('has one action at a time', async () => {
    const token = await linkOf(await app.aPerson({ password: old }));
    const document = '0b8a9c5e-7a57-4f5c-9d2b-1c1f6a3f2e11';

    expect((await act({ token, password: chosen, document })).error.fields).toEqual({ document: 'notAllowed' });
    expect((await act({ token })).error.fields).toEqual({ password: 'required' });
    expect((await act({ password: chosen })).error.fields).toEqual({ token: 'required' });
  });

  it('may be empty for an invitation: then a new one is sent', async () => {
    const invited = await anInvited();
    const token = await linkOf(invited);
    app.clock.advance({ days: 8 });

    expect((await act({ token })).data).toEqual({ done: 'invitationSent' });
    expect(await mailsTo(invited)).toHaveLength(2);
  });
});

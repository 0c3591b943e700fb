import type { TokenState } from '@passerelle/shared/contract';
import { hashOf } from '../../../platform/sessions/secrets';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: 'https://passerelle.example' } });
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance({ hours: 2 }));

const password = 'Passerelle-2026!';
const ask = (body: object, headers: Record<string, string> = {}) =>
  app.anyone.post<{ sent: boolean }>('/auth/reset', body, headers);
const mailsTo = ({ id }: { id: string }) =>
  app.db.selectFrom('mails').where('user_id', '=', id).orderBy('created_at').selectAll().execute();
const tokensOf = ({ id }: { id: string }) =>
  app.db.selectFrom('tokens').where('user_id', '=', id).orderBy('created_at').selectAll().execute();

async function lastToken(person: { id: string }): Promise<string> {
  const mails = await mailsTo(person);
  return /token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
const stateOf = async (token: string) => (await app.anyone.get<TokenState>(`/auth/reset?token=${token}`)).data;
const anInvited = () => app.aPerson({ setup_at: null, terms_accepted_at: null });

describe('a forgotten password', () => {
  it('Given a known address, in any case, Then it gets a link, valid for an hour and stored as a hash', async () => {
    const person = await app.aPerson({ password });

    const answer = await ask({ username: person.email.toUpperCase() });

    expect([answer.status, answer.data]).toEqual([200, { sent: true }]);
    const [mail] = await mailsTo(person);
    expect(mail).toMatchObject({ kind: 'reset', to_address: person.email, subject: 'Choisir un nouveau mot de passe' });
    expect(mail?.text).toMatch(/https:\/\/passerelle\.example\/reset-password\?token=[\w-]{43}\n/);
    const [kept] = await tokensOf(person);
    expect(kept).toMatchObject({ kind: 'reset', token_hash: hashOf(await lastToken(person)) });
    expect(kept?.expires_at).toEqual(app.clock.now().plus({ hours: 1 }).toJSDate());
    expect(answer.text).not.toContain(await lastToken(person));
  });

  it('Given an unknown address, Then the answer says so, as specified, in the reader’s language', async () => {
    const french = await ask({ username: 'personne@example.org' });
    const english = await ask({ username: 'personne@example.org' }, { 'x-api-language': 'en' });

    expect([french.status, french.error.message]).toEqual([
      404,
      'Êtes-vous sûr d’avoir saisi la bonne adresse e‑mail\u202f?',
    ]);
    expect(english.error.message).toBe('Are you sure you entered the right e‑mail address?');
  });

  it('Given a deleted user, Then no mail is sent', async () => {
    const gone = await app.aPerson({ password, deleted_at: app.clock.now().toJSDate() });

    expect((await ask({ username: gone.email })).status).toBe(404);
    expect(await mailsTo(gone)).toEqual([]);
  });

  it('Given a user who never chose a password, Then they are invited again', async () => {
    const invited = await anInvited();

    await ask({ username: invited.email });

    expect(await mailsTo(invited)).toMatchObject([{ kind: 'invitation' }]);
    expect(await stateOf(await lastToken(invited))).toEqual({ state: 'valid', firstSetup: true });
  });

  it('Given no chosen language, Then the mail is in the language of the page', async () => {
    const person = await app.aPerson({ password });

    await ask({ username: person.email }, { 'x-api-language': 'en' });

    expect(await mailsTo(person)).toMatchObject([{ locale: 'en', subject: 'Choose a new password' }]);
  });

  it('Given two requests, Then the earlier link is revoked after its first ten minutes', async () => {
    const person = await app.aPerson({ password });
    await ask({ username: person.email });
    const first = await lastToken(person);
    app.clock.advance({ minutes: 1 });
    await ask({ username: person.email });
    const second = await lastToken(person);
    expect([await stateOf(first), await stateOf(second)]).toMatchObject([{ state: 'valid' }, { state: 'valid' }]);

    app.clock.advance({ minutes: 9 });
    await ask({ username: person.email });

    expect(await stateOf(first)).toEqual({ state: 'expired', firstSetup: false });
    expect([await stateOf(second), await stateOf(await lastToken(person))]).toMatchObject([
      { state: 'valid' },
      { state: 'valid' },
    ]);
  });

  it('Given six requests within an hour, for any account, Then the sixth is refused with a retry time', async () => {
    const person = await app.aPerson({ password });
    for (let number = 0; number < 5; number += 1) expect((await ask({ username: person.email })).status).toBe(200);
    for (let number = 0; number < 5; number += 1) await ask({ username: 'inconnue@example.org' });

    const refused = await ask({ username: person.email });

    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await ask({ username: 'inconnue@example.org' })).status).toBe(429);
    expect(await mailsTo(person)).toHaveLength(5);
  });

  it('Given one address that asks for many accounts, Then it is limited', async () => {
    const asked = Array.from({ length: 51 }, (_, number) => ask({ username: `personne${number}@example.org` }));

    const statuses = (await Promise.all(asked)).map(({ status }) => status);

    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ username: 'not an address' }, { username: 'format' }],
    [{ username: 'a@example.org\r\nBcc: b@example.org' }, { username: 'format' }],
    [{ username: ['a@example.org', 'b@example.org'] }, { username: 'format' }],
    [{ username: 'a@example.org', token: 'a'.repeat(43) }, {}],
    [{ username: 'a@example.org', cc: 'b@example.org' }, { cc: 'unknown' }],
  ])('refuses %j and sends no mail', async (body, fields) => {
    const answer = await ask(body);

    expect(answer.status).toBe(400);
    expect(answer.error.fields ?? {}).toMatchObject(fields);
  });
});

describe('a mailed link', () => {
  it('is unknown once it was used', async () => {
    const invited = await app.aPerson({ setup_at: null });
    await app.anyone.post('/auth/reset', { username: invited.email });
    const token = await lastToken(invited);
    await app.anyone.post('/signedAction', { token, password: 'Une-planche-2026!' });

    expect(await stateOf(token)).toEqual({ state: 'unknown', firstSetup: true });
  });

  it('Given its hour or its week is over, Then it has expired, and reveals nothing else', async () => {
    const [person, invited] = [await app.aPerson({ password }), await anInvited()];
    await ask({ username: person.email });
    await ask({ username: invited.email });
    const [reset, invitation] = [await lastToken(person), await lastToken(invited)];

    app.clock.advance({ minutes: 60 });
    expect(await stateOf(reset)).toEqual({ state: 'expired', firstSetup: false });
    expect(await stateOf(invitation)).toEqual({ state: 'valid', firstSetup: true });
    app.clock.advance({ days: 7 });
    expect(await stateOf(invitation)).toEqual({ state: 'expired', firstSetup: true });
  });

  it.each(['a'.repeat(43), "' OR 1=1 --", 'task.a.0.b', 'é'.repeat(400)])('is unknown for « %s »', async (token) => {
    expect(await stateOf(encodeURIComponent(token))).toEqual({ state: 'unknown', firstSetup: false });
  });

  it('is limited after many tries', async () => {
    const looks = Array.from({ length: 101 }, (_, number) =>
      app.anyone.get(`/auth/reset?token=${'b'.repeat(40)}${100 + number}`),
    );

    const statuses = (await Promise.all(looks)).map(({ status }) => status);

    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const invited = await anInvited();
    await ask({ username: invited.email });
    expect(await stateOf(await lastToken(invited))).toEqual({ state: 'valid', firstSetup: true });
    expect((await app.anyone.get(`/auth/reset?token=${'d'.repeat(43)}`)).status).toBe(429);
  });
});

describe('a fresh invitation', () => {
  const expired = async () => {
    const invited = await anInvited();
    await ask({ username: invited.email });
    const token = await lastToken(invited);
    app.clock.advance({ days: 8 });
    return { invited, token };
  };

  it('is sent to the holder of an expired one', async () => {
    const { invited, token } = await expired();

    expect((await ask({ token })).data).toEqual({ sent: true });

    expect(await mailsTo(invited)).toMatchObject([{ kind: 'invitation' }, { kind: 'invitation' }]);
    expect(await stateOf(await lastToken(invited))).toEqual({ state: 'valid', firstSetup: true });
  });

  it('is also sent when it was replaced meanwhile, five times an hour', async () => {
    const { invited, token } = await expired();

    const statuses = [];
    for (let number = 0; number < 6; number += 1) statuses.push((await ask({ token })).status);

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await mailsTo(invited)).toHaveLength(6);
  });

  it('is still possible after many requests with unknown links', async () => {
    const { invited, token } = await expired();
    const asked = Array.from({ length: 51 }, (_, number) => ask({ token: `${'e'.repeat(40)}${100 + number}` }));

    const statuses = (await Promise.all(asked)).map(({ status }) => status);

    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await ask({ token })).data).toEqual({ sent: true });
    expect(await mailsTo(invited)).toHaveLength(2);
  });

  it('is refused with an unknown link', async () => {
    const answer = await ask({ token: 'c'.repeat(43) });

    expect([answer.status, answer.error.fields]).toEqual([404, { token: 'unknown' }]);
    expect(answer.error.message).toContain('Ce lien n’est pas reconnu');
  });

  it('is refused to a user with a password', async () => {
    const { invited, token } = await expired();
    await app.db
      .updateTable('users')
      .set({ setup_at: app.clock.now().toJSDate() })
      .where('id', '=', invited.id)
      .execute();

    const answer = await ask({ token });

    expect([answer.status, answer.error.message.includes('déjà ouvert')]).toEqual([409, true]);
    expect(await mailsTo(invited)).toHaveLength(1);
  });

  it('is a new reset link for an old reset link', async () => {
    const person = await app.aPerson({ password });
    await ask({ username: person.email });
    const token = await lastToken(person);
    app.clock.advance({ hours: 2 });

    await ask({ token });

    expect(await mailsTo(person)).toMatchObject([{ kind: 'reset' }, { kind: 'reset' }]);
  });
});

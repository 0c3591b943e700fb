import type { FactorSecret, OwnProfile, RecoveryCodes, SecondFactor } from '@passerelle/shared/contract';
import type { TestPerson } from '../../../testing/builders';
import { asWritten } from '../../../testing/as-written';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aFactor, bytesOf } from './testing/a-factor';
import { codeAt, stepAt } from './totp';

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

describe('setting up a second factor', () => {
  it('requires the password and a code, sends a mail, and stores no secret in the clear', async () => {
    const person = await app.aPerson({ password });
    const [client, elsewhere] = [app.as(person), app.as(person)];
    await elsewhere.get('/me');
    const refused = await client.post('/me/secondFactor', { password: 'Autre-2026!' });

    const { data } = await client.post<FactorSecret>('/me/secondFactor', { password });
    const before = await client.get<SecondFactor>('/me/secondFactor');
    const code = codeAt(bytesOf(data.secret), stepAt(app.clock.now().toMillis()));
    const wrong = await client.post('/me/secondFactor/confirmation', { code: code === '000000' ? '000001' : '000000' });
    const confirmed = await client.post<RecoveryCodes>('/me/secondFactor/confirmation', {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });

    expect([refused.status, refused.error.fields]).toEqual([400, { password: 'notAllowed' }]);
    expect(data.address).toContain(`secret=${data.secret}&issuer=Passerelle`);
    expect(before.data).toEqual({ isOn: false, isRequired: false, since: null, recoveryCodesLeft: 0 });
    expect([wrong.status, wrong.error.fields]).toEqual([400, { code: 'notAllowed' }]);
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
    const renewed = { cookie: `passerelle_session=${confirmed.cookies[0]?.value}` };
    expect((await app.anyone.get<SecondFactor>('/me/secondFactor', renewed)).data).toEqual({
      isOn: true,
      isRequired: false,
      recoveryCodesLeft: 10,
      since: app.clock.now().toUTC().toISO(),
    });
    expect([(await client.get('/me')).status, (await elsewhere.get('/me')).status]).toEqual([401, 401]);
    expect([await kindsOf(person), await deedsOf(person)]).toEqual([['secondFactorOn'], ['user.secondFactorOn']]);
    const kept = JSON.stringify([
      await app.db.selectFrom('second_factors').where('user_id', '=', person.id).selectAll().execute(),
      await app.db.selectFrom('recovery_codes').where('user_id', '=', person.id).selectAll().execute(),
      await app.db.selectFrom('idempotency_keys').where('user_id', '=', person.id).selectAll().execute(),
    ]);
    for (const secret of [data.secret, ...confirmed.data.recoveryCodes]) expect(kept).not.toContain(secret);
  });

  it('returns ten recovery codes, each of 120 random bits', async () => {
    const { recoveryCodes } = await aFactor(app, await app.aPerson({ password }), password);

    expect(new Set(recoveryCodes).size).toBe(10);
    // Each character is one of 32.
    for (const code of recoveryCodes) expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{4}(-[\dA-HJKMNP-TV-Z]{4}){5}$/);
  });

  it('is restarted after it expires', async () => {
    const person = await app.aPerson({ password });
    const client = app.as(person);
    const { data } = await client.post<FactorSecret>('/me/secondFactor', { password });
    app.clock.advance({ minutes: 31 });

    const code = codeAt(bytesOf(data.secret), stepAt(app.clock.now().toMillis()));
    const answer = await client.post('/me/secondFactor/confirmation', { code });

    expect([answer.status, answer.error.message]).toEqual([409, 'Cette mise en place a expiré. Recommencez-la.']);
  });

  it('stores no answer with a secret, with any idempotency key', async () => {
    const person = await app.aPerson({ password });
    const answer = await app.as(person).post('/me/secondFactor', { password }, { 'idempotency-key': 'one' });

    expect(answer.status).toBe(200);
    expect(await app.db.selectFrom('idempotency_keys').where('user_id', '=', person.id).execute()).toEqual([]);
  });
});

describe('changing a second factor', () => {
  it('requires the password and a code, also to replace or to turn it off', async () => {
    const person = await app.aPerson({ password });
    const { code, recoveryCodes } = await aFactor(app, person, password);
    const client = app.as(person);
    const refused = await Promise.all([
      client.post('/me/secondFactor', { password }),
      client.post('/me/secondFactor/removal', { password: 'Autre-2026!', code: code() }),
      client.post('/me/secondFactor/removal', { password, code: '12345' }),
      client.post('/me/secondFactor/recoveryCodes', { password }),
    ]);

    const renewed = await client.post<RecoveryCodes>('/me/secondFactor/recoveryCodes', { password, code: code() });
    const old = await give(recoveryCodes[0] ?? '', await half(person));
    app.clock.advance({ minutes: 1 });
    const off = await client.post<SecondFactor>('/me/secondFactor/removal', { password, code: code() });

    expect(refused.map(({ status, error }) => [status, error.fields])).toEqual([
      [400, { code: 'required' }],
      [400, { password: 'notAllowed' }],
      [400, { code: 'tooShort' }],
      [400, { code: 'required' }],
    ]);
    expect([renewed.status, renewed.data.recoveryCodes.length, old.status]).toEqual([200, 10, 400]);
    expect([off.status, off.data.isOn, off.data.recoveryCodesLeft]).toEqual([200, false, 0]);
    expect((await signIn(person)).status).toBe(200);
    expect(await kindsOf(person)).toEqual(['secondFactorOn', 'secondFactorOff']);
  });

  it('keeps the previous one until the new one is confirmed', async () => {
    const person = await app.aPerson({ password });
    const { code } = await aFactor(app, person, password);
    const client = app.as(person);
    const { data } = await client.post<FactorSecret>('/me/secondFactor', { password, code: code() });
    app.clock.advance({ minutes: 1 });

    const still = await give(code(), await half(person));
    const next = () => codeAt(bytesOf(data.secret), stepAt(app.clock.now().toMillis()));
    const confirmed = await client.post('/me/secondFactor/confirmation', { code: next() });
    app.clock.advance({ minutes: 1 });

    expect([still.status, confirmed.status]).toEqual([200, 200]);
    expect((await give(code(), await half(person))).status).toBe(400);
    expect((await give(next(), await half(person))).status).toBe(200);
  });
});

describe('a server whose SESSION_SECRET has changed', () => {
  it('still accepts recovery codes', async () => {
    const person = await app.aPerson({ password });
    const { code, recoveryCodes } = await aFactor(app, person, password);
    const { config } = app.services;
    const before = config.sessionSecret;
    config.sessionSecret = 'another secret of more than 32 characters';

    const byApplication = await give(code(), await half(person));
    const byRecovery = await give(recoveryCodes[0] ?? '', await half(person));
    config.sessionSecret = before;

    expect([byApplication.status, byRecovery.status]).toEqual([400, 200]);
  });
});

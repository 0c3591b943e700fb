import type { EmailLinkResult, OwnProfile } from '@passerelle/shared/contract';
import type { TestPerson } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aFactor } from '../second-factor/testing/a-factor';
import { kindsAt, tokenAt } from './testing/mailbox';

const password = 'Passerelle-2026!';
const stolen = 'Derobe-2026!';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let owner: TestPerson;
let attackersAddress: string;
beforeEach(async () => {
  app.clock.advance({ hours: 2 });
  owner = await app.aPerson({ password });
  attackersAddress = `voleur.${owner.email}`;
});

const signIn = async (username: string, given: string) => {
  const answer = await app.anyone.post('/auth', { username, password: given });
  return { status: answer.status, cookie: `passerelle_session=${answer.cookies[0]?.value}` };
};
const put = (cookie: string, body: object) => app.anyone.put<OwnProfile>('/me', body, { cookie });
const follow = (token: string) => app.anyone.post<EmailLinkResult>('/auth/email', { token });
const emailOf = async ({ id }: TestPerson) =>
  (await app.db.selectFrom('users').where('id', '=', id).select('email').executeTakeFirstOrThrow()).email;

describe('taking an account over with a stolen session', () => {
  it('Given no password, Then the address stays, and the reset goes to the owner', async () => {
    const { cookie } = await signIn(owner.email, password);

    const answer = await put(cookie, { email: attackersAddress });

    expect([answer.status, answer.error.fields]).toEqual([400, { oldPassword: 'required' }]);
    expect(await emailOf(owner)).toBe(owner.email);
    expect((await app.anyone.post('/auth/reset', { username: attackersAddress })).status).toBe(404);
    await app.anyone.post('/auth/reset', { username: owner.email });
    expect(await kindsAt(app, owner.email)).toEqual(['reset']);
    expect(await kindsAt(app, attackersAddress)).toEqual([]);
  });

  it('Given the password too, Then the owner hears of it at once, and takes everything back within 7 days', async () => {
    const borrowed = await signIn(owner.email, password);
    await put(borrowed.cookie, { email: attackersAddress, oldPassword: password });
    // The account is unchanged until the new mailbox has confirmed.
    expect((await signIn(owner.email, password)).status).toBe(200);
    expect((await signIn(attackersAddress, password)).status).toBe(404);

    app.clock.advance({ minutes: 1 });
    await follow(await tokenAt(app, attackersAddress, 'emailConfirm'));
    app.clock.advance({ minutes: 1 });
    await app.anyone.post('/auth/reset', { username: attackersAddress });
    const reset = await tokenAt(app, attackersAddress, 'reset');
    await app.anyone.post('/signedAction', { token: reset, password: stolen });
    const thief = await signIn(attackersAddress, stolen);
    expect([thief.status, (await signIn(owner.email, password)).status]).toEqual([200, 404]);

    app.clock.advance({ days: 6 });
    await app.anyone.post('/auth/reset', { username: attackersAddress });
    const laterReset = await tokenAt(app, attackersAddress, 'reset');
    const taken = await follow(await tokenAt(app, owner.email, 'emailChangeAsked'));

    expect(taken.data).toMatchObject({ done: 'takenBack', email: owner.email });
    expect((await app.anyone.get('/me', { cookie: thief.cookie })).status).toBe(401);
    expect((await signIn(attackersAddress, stolen)).status).toBe(404);
    // The thief's password no longer works.
    expect((await signIn(owner.email, stolen)).status).toBe(401);
    expect((await app.anyone.post('/signedAction', { token: laterReset, password: stolen })).status).toBe(400);
    const chosen = { token: taken.data.resetToken, password: 'Reprise-2026!' };
    expect((await app.anyone.post('/signedAction', chosen)).status).toBe(200);
    expect((await signIn(owner.email, 'Reprise-2026!')).status).toBe(200);
  });

  it('Given a second change from the stolen account, Then the first address can still be restored', async () => {
    const { cookie } = await signIn(owner.email, password);
    await put(cookie, { email: attackersAddress, oldPassword: password });
    await follow(await tokenAt(app, attackersAddress, 'emailConfirm'));
    app.clock.advance({ days: 1 });
    const second = `second.${attackersAddress}`;
    const thief = await signIn(attackersAddress, password);
    await put(thief.cookie, { email: second, oldPassword: password });
    await follow(await tokenAt(app, second, 'emailConfirm'));
    app.clock.advance({ days: 1 });

    const taken = await follow(await tokenAt(app, owner.email, 'emailChanged'));

    expect([taken.status, await emailOf(owner)]).toEqual([200, owner.email]);
    // The thief's « old address » has no claim any more.
    const countermove = await follow(await tokenAt(app, attackersAddress, 'emailChanged'));
    expect([countermove.status, await emailOf(owner)]).toEqual([400, owner.email]);
  });

  it('Given a pending change, Then the owner cancels it, also by choosing a new password', async () => {
    const { cookie } = await signIn(owner.email, password);
    await put(cookie, { email: attackersAddress, oldPassword: password });
    const confirm = await tokenAt(app, attackersAddress, 'emailConfirm');

    await app.anyone.post('/auth/reset', { username: owner.email });
    const token = await tokenAt(app, owner.email, 'reset');
    await app.anyone.post('/signedAction', { token, password: 'Reprise-2026!' });

    expect([(await follow(confirm)).status, await emailOf(owner)]).toEqual([400, owner.email]);
  });

  it('Given the password is known and the change is pending, Then restoring ends every access', async () => {
    const { cookie } = await signIn(owner.email, password);
    await put(cookie, { email: attackersAddress, oldPassword: password });
    const confirm = await tokenAt(app, attackersAddress, 'emailConfirm');

    const taken = await follow(await tokenAt(app, owner.email, 'emailChangeAsked'));

    expect(taken.data.done).toBe('takenBack');
    expect((await app.anyone.get('/me', { cookie })).status).toBe(401);
    expect((await signIn(owner.email, password)).status).toBe(401);
    expect([(await follow(confirm)).status, await emailOf(owner)]).toEqual([400, owner.email]);
  });

  it('Given a second factor of the thief’s, Then restoring removes it too, and says so', async () => {
    await aFactor(app, owner, password);
    await app.as(owner).put('/me', { email: attackersAddress, oldPassword: password });
    const taken = await follow(await tokenAt(app, owner.email, 'emailChangeAsked'));

    const chosen = { token: taken.data.resetToken, password: 'Reprise-2026!' };
    const answer = await app.anyone.post('/signedAction', chosen);

    expect([answer.status, answer.data]).toEqual([200, { done: 'passwordSet' }]);
    expect((await signIn(owner.email, 'Reprise-2026!')).status).toBe(200);
    expect(await kindsAt(app, owner.email)).toContain('secondFactorOff');
  });
});

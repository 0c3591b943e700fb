import type { EmailLinkResult, EmailLinkState, OwnProfile, User } from '@passerelle/shared/contract';
import type { TestPerson } from '../../../testing/builders';
import { asWritten } from '../../../testing/as-written';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { anEdit } from '../../users/testing/a-form';
import { aTeam, type Team } from '../../users/testing/a-team';
import { kindsAt, mailsAt, tokenAt } from './testing/mailbox';

const password = 'Passerelle-2026!';

let app: TestApp;
let team: Team;
let target: TestPerson;
let newEmail: string;
beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-25T10:00:00Z');
  target = await app.aPerson({ organization_id: team.organization, password });
  newEmail = `nouvelle.${target.email}`;
  await app.db.insertInto('group_members').values({ group_id: team.lyon, user_id: target.id }).execute();
});

const edit = (actor: { id: string }, wanted = newEmail) =>
  app.as(actor).put<User>(`/users/${target.id}`, anEdit(team, { email: wanted }));
const release = (actor: { id: string }, headers = {}) =>
  app.as(actor).post<User>(`/users/${target.id}/emailChange/release`, undefined, headers);
const cancel = (actor: { id: string }) => app.as(actor).delete<User>(`/users/${target.id}/emailChange`);
const readBy = async (actor: { id: string }) => (await app.as(actor).get<User>(`/users/${target.id}`)).data;
const follow = (token: string, given?: string) =>
  app.anyone.post<EmailLinkResult>('/auth/email', { token, ...(given !== undefined && { password: given }) });
const look = async (token: string) => (await app.anyone.get<EmailLinkState>(`/auth/email?token=${token}`)).data;
const signIn = async (username: string, given = password) =>
  (await app.anyone.post('/auth', { username, password: given })).status;
const emailOf = async () =>
  (await app.db.selectFrom('users').where('id', '=', target.id).select('email').executeTakeFirstOrThrow()).email;
const logOf = async () =>
  app.db
    .selectFrom('audit_log')
    .where('subject_id', '=', target.id)
    .orderBy('at')
    .orderBy(asWritten)
    .select(['action', 'actor_id', 'outcome'])
    .execute();

describe('an e-mail change by staff on an active account', () => {
  it('is pending: resets and sign-in keep the old address, and both mailboxes are told', async () => {
    const { status, data } = await edit(team.headHR);

    expect([status, data.email]).toEqual([200, target.email]);
    expect(data.emailChange).toEqual({
      email: newEmail,
      askedAt: '2026-11-25T10:00:00.000Z',
      expiresAt: '2026-12-02T10:00:00.000Z',
      askedBy: { id: team.headHR.id, firstName: 'Claire', lastName: 'Équipe' },
      canRelease: false,
    });
    expect((await app.anyone.post('/auth/reset', { username: newEmail })).status).toBe(404);
    expect([await signIn(newEmail), await signIn(target.email)]).toEqual([404, 200]);
    expect([await kindsAt(app, newEmail), await kindsAt(app, target.email)]).toEqual([
      ['emailConfirm'],
      ['emailChangeAsked'],
    ]);
    const [notice] = await mailsAt(app, target.email);
    expect(notice?.text).toContain('votre organisation a demandé');
    expect(notice?.text).not.toContain(newEmail);
    expect(await logOf()).toContainEqual({
      action: 'user.emailChangeAsked',
      actor_id: team.headHR.id,
      outcome: 'done',
    });
  });

  it('names the requester to viewers who see them', async () => {
    await edit(team.owner);

    expect((await readBy(team.admin)).emailChange?.askedBy?.firstName).toBe('Paule');
    expect((await readBy(team.headHR)).emailChange).toMatchObject({
      email: newEmail,
      askedBy: null,
      canRelease: false,
    });
  });

  it('is shown in the account of the person, who may cancel it or have the mail sent again', async () => {
    await edit(team.headHR);

    const own = (await app.as(target).get<OwnProfile>('/me')).data;
    expect(own.emailChange).toEqual({ email: newEmail, expiresAt: '2026-12-02T10:00:00.000Z', isByStaff: true });
    app.clock.advance({ days: 1 });
    const sent = (await app.as(target).post<OwnProfile>('/me/emailChange/resend')).data;
    expect(sent.emailChange?.expiresAt).toBe('2026-12-03T10:00:00.000Z');
    expect((await look(await tokenAt(app, newEmail, 'emailConfirm'))).needsPassword).toBe(true);
    expect((await app.as(target).delete<OwnProfile>('/me/emailChange')).data.emailChange).toBeNull();
  });

  it('is confirmed only with the password of the account', async () => {
    await edit(team.headHR);
    const token = await tokenAt(app, newEmail, 'emailConfirm');
    expect(await look(token)).toEqual({ action: 'confirm', state: 'valid', email: newEmail, needsPassword: true });

    const [without, wrong] = [await follow(token), await follow(token, 'Autre-2026!')];
    expect([without.status, without.error.fields]).toEqual([400, { password: 'required' }]);
    expect([wrong.status, wrong.error]).toMatchObject([
      400,
      { message: 'Ce n’est pas le mot de passe de ce compte.', fields: { password: 'notAllowed' } },
    ]);
    expect(await emailOf()).toBe(target.email);

    const { status, data } = await follow(token, password);
    expect([status, data.done, await emailOf()]).toEqual([200, 'confirmed', newEmail]);
    expect([await signIn(newEmail), await signIn(target.email)]).toEqual([200, 404]);
    expect((await readBy(team.headHR)).emailChange).toBeNull();
  });

  it('limits guesses of the password: wrong ones count as at sign-in', async () => {
    await edit(team.headHR);
    const token = await tokenAt(app, newEmail, 'emailConfirm');
    for (let wrong = 0; wrong < 5; wrong += 1) await follow(token, `Autre-${wrong}-2026!`);

    expect((await follow(token, password)).status).toBe(429);
    expect(await signIn(target.email)).toBe(429);
    expect(await emailOf()).toBe(target.email);
  });

  it('survives a new password that the person chooses, and is confirmed with it', async () => {
    await edit(team.headHR);
    await app.anyone.post('/auth/reset', { username: target.email });
    const chosen = { token: await tokenAt(app, target.email, 'reset'), password: 'Haie-de-charmes-27!' };
    expect((await app.anyone.post('/signedAction', chosen)).status).toBe(200);

    const confirm = await tokenAt(app, newEmail, 'emailConfirm');
    expect([(await follow(confirm, password)).status, (await follow(confirm, chosen.password)).status]).toEqual([
      400, 200,
    ]);
  });

  it('applies at once to an account that was never opened', async () => {
    await app.db.updateTable('users').set({ setup_at: null }).where('id', '=', target.id).execute();

    expect((await edit(team.headHR)).data).toMatchObject({ email: newEmail, emailChange: null });
    expect(await kindsAt(app, target.email)).toEqual(['emailChanged']);
  });

  it('expires after seven days: then neither the link nor an owner can apply it', async () => {
    await edit(team.headHR);
    const token = await tokenAt(app, newEmail, 'emailConfirm');
    app.clock.advance({ days: 7 });

    expect([(await look(token)).state, (await follow(token, password)).status]).toEqual(['expired', 400]);
    expect((await readBy(team.owner)).emailChange).toBeNull();
    expect((await release(team.owner)).status).toBe(409);
    expect(await emailOf()).toBe(target.email);
  });

  it('can be cancelled by staff who may edit the person', async () => {
    await edit(team.headHR);
    const token = await tokenAt(app, newEmail, 'emailConfirm');

    expect((await cancel(team.headHR)).data.emailChange).toBeNull();

    expect((await look(token)).state).toBe('cancelled');
    expect((await logOf()).at(-1)).toMatchObject({ action: 'user.emailChangeCancelled', actor_id: team.headHR.id });
    expect((await cancel(team.headHR)).status).toBe(409);
    expect((await cancel(team.manager)).status).toBe(403);
  });

  it('does not replace a change that the person asked for', async () => {
    await app.as(target).put('/me', { email: newEmail, oldPassword: password });

    expect((await readBy(team.owner)).emailChange).toBeNull();
    expect([(await release(team.owner)).status, (await cancel(team.owner)).status]).toEqual([409, 409]);
    expect((await follow(await tokenAt(app, newEmail, 'emailConfirm'))).status).toBe(200);
  });
});

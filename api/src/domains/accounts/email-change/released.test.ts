import type { EmailLinkResult, EmailLinkState, User } from '@passerelle/shared/contract';
import type { TestPerson } from '../../../testing/builders';
import { asWritten } from '../../../testing/as-written';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aFactor } from '../second-factor/testing/a-factor';
import { anEdit } from '../../users/testing/a-form';
import { aTeam, type Team } from '../../users/testing/a-team';
import { kindsAt, tokenAt } from './testing/mailbox';

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

describe('releasing a change for a person without the password', () => {
  it('is refused to the requester, allowed to another owner or admin, and logged with the actor', async () => {
    await edit(team.owner);
    expect((await readBy(team.owner)).emailChange?.canRelease).toBe(false);

    const own = await release(team.owner);
    expect([own.status, own.error.message]).toEqual([
      403,
      'Vous avez demandé ce changement : une autre personne qui administre l’organisation doit le valider.',
    ]);
    expect((await logOf()).at(-1)).toEqual({ action: 'access.refused', actor_id: team.owner.id, outcome: 'refused' });
    expect([(await release(team.headHR)).status, (await release(team.manager)).status]).toEqual([403, 403]);
    expect((await release(team.otherOwner)).status).toBe(404);
    expect(await emailOf()).toBe(target.email);

    const { version, emailChange } = await readBy(team.admin);
    expect(emailChange?.canRelease).toBe(true);
    const { status, data } = await release(team.admin, { 'if-match': `"${version}"` });

    expect([status, data.email, data.emailChange]).toEqual([200, newEmail, null]);
    const done = (await logOf()).filter(({ outcome, actor_id }) => outcome === 'done' && actor_id === team.admin.id);
    expect(done.map(({ action }) => action)).toEqual(['user.emailChangeReleased']);
    expect([await signIn(newEmail), await signIn(target.email)]).toEqual([200, 404]);
    expect((await release(team.admin)).status).toBe(409);
  });

  it('ends the sessions and the reset links of the person', async () => {
    const { cookies } = await app.anyone.post('/auth', { username: target.email, password });
    const cookie = `${cookies[0]?.name}=${cookies[0]?.value}`;
    await app.anyone.post('/auth/reset', { username: target.email });
    await edit(team.headHR);

    await release(team.owner);

    expect((await app.anyone.get('/me', { cookie })).status).toBe(401);
    const token = await tokenAt(app, target.email, 'reset');
    expect((await app.anyone.get<{ state: string }>(`/auth/reset?token=${token}`)).data.state).toBe('expired');
  });

  it('is refused for another address than the one shown', async () => {
    await edit(team.headHR);
    const { version } = await readBy(team.owner);
    await edit(team.headHR, `autre.${target.email}`);

    expect((await release(team.owner, { 'if-match': `"${version}"` })).status).toBe(409);
    expect(await emailOf()).toBe(target.email);
  });

  it('is refused for an address taken meanwhile', async () => {
    await edit(team.headHR);
    await app.aPerson({ email: newEmail });

    const answer = await release(team.owner);

    expect([answer.status, answer.error.fields]).toEqual([409, { email: 'duplicate' }]);
  });
});

describe('the old mailbox', () => {
  it('cancels a pending change', async () => {
    await edit(team.headHR);
    const confirm = await tokenAt(app, newEmail, 'emailConfirm');

    const taken = await follow(await tokenAt(app, target.email, 'emailChangeAsked'));

    expect([taken.status, taken.error]).toEqual([200, undefined]);
    expect(taken.data).toMatchObject({ done: 'takenBack', email: target.email });
    expect([(await look(confirm)).state, (await release(team.owner)).status]).toEqual(['cancelled', 409]);
  });

  it.each(['confirmed', 'released'])(
    'restores the address after a change that was %s, within seven days',
    async (how) => {
      await edit(team.headHR);
      app.clock.advance({ days: 3 });
      if (how === 'released') await release(team.owner);
      else await follow(await tokenAt(app, newEmail, 'emailConfirm'), password);
      expect(await emailOf()).toBe(newEmail);
      const token = await tokenAt(app, target.email, 'emailChanged');

      app.clock.advance({ days: 7 });
      expect((await follow(token)).status).toBe(400);
      app.clock.set('2026-12-05T09:59:00Z');
      expect((await follow(token)).data.done).toBe('takenBack');

      expect(await emailOf()).toBe(target.email);
      expect([await signIn(newEmail), await signIn(target.email)]).toEqual([404, 401]);
    },
  );
});

describe('taking over an active account as staff', () => {
  it.each([false, true])('is refused; with a second factor: %s', async (hasFactor) => {
    const manager = await app.aPerson({
      organization_id: team.organization,
      role: 'manager',
      password,
    });
    await app.db.insertInto('group_members').values({ group_id: team.lyon, user_id: manager.id }).execute();
    const managed = [team.lyon, team.rennes].map((group_id) => ({ group_id, user_id: manager.id }));
    await app.db.insertInto('group_managers').values(managed).execute();
    if (hasFactor) await aFactor(app, manager, password);
    const headHR = app.as(team.headHR);
    const path = `/users/${manager.id}`;
    const form = { role: 'manager', scope: { groups: [team.lyon] } };

    const moved = await headHR.put(path, anEdit(team, { ...form, email: newEmail }));
    const factor = await headHR.delete(`${path}/secondFactor`);
    const reset = await app.anyone.post('/auth/reset', { username: newEmail });

    expect([moved.status, factor.status, reset.status]).toEqual([403, 403, 404]);
    expect(await kindsAt(app, newEmail)).toEqual([]);
    expect(await signIn(manager.email)).toBe(hasFactor ? 401 : 200);
    const refused = app.db
      .selectFrom('audit_log')
      .where('subject_id', '=', manager.id)
      .where('outcome', '=', 'refused');
    expect(await refused.select(['action', 'actor_id']).execute()).toEqual([
      { action: 'access.refused', actor_id: team.headHR.id },
      { action: 'access.refused', actor_id: team.headHR.id },
    ]);
  });
});

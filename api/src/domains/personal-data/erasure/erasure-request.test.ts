import type { OwnProfile } from '@passerelle/shared/contract';
import type { TestPerson } from '../../../testing/builders';
import { asWritten } from '../../../testing/as-written';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const password = 'Passerelle-2026!';

let app: TestApp;
let person: TestPerson;
let owner: TestPerson;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.aPerson({ password, first_name: 'Mei-Lin', last_name: '<b>Zhao</b>' });
  owner = await app.aPerson({ organization_id: person.organizationId, role: 'owner', locale: 'en' });
});

const ask = (body: object = { password }) => app.as(person).post<OwnProfile>('/me/erasure', body);
const withdraw = () => app.as(person).delete<OwnProfile>('/me/erasure');
const askedAt = async () => (await app.as(person).get<OwnProfile>('/me')).data.erasureRequestedAt;
const requests = () =>
  app.db.selectFrom('erasure_requests').where('user_id', '=', person.id).selectAll().orderBy('requested_at').execute();
const mailsTo = async ({ id }: TestPerson) =>
  app.db.selectFrom('mails').where('user_id', '=', id).orderBy('created_at').selectAll().execute();
const auditedActions = async () =>
  (
    await app.db
      .selectFrom('audit_log')
      .where('actor_id', '=', person.id)
      .orderBy('at')
      .orderBy(asWritten)
      .select('action')
      .execute()
  ).map(({ action }) => action);

describe('requesting erasure', () => {
  it('Given the password, Then the request is stored, and mailed to the person and to the owners of the organisation', async () => {
    const elsewhere = await app.aPerson({ role: 'owner' });

    const { status, data } = await ask({ password, reason: ' Je pars. ' });

    expect([status, data.erasureRequestedAt]).toEqual([200, '2026-11-25T10:00:00.000Z']);
    expect(await requests()).toMatchObject([{ reason: 'Je pars.', organization_id: person.organizationId }]);
    expect(await auditedActions()).toEqual(['user.erasureAsked']);
    expect(await mailsTo(person)).toMatchObject([{ subject: 'Votre demande d’effacement est enregistrée' }]);
    const [told] = await mailsTo(owner);
    expect(told).toMatchObject({ subject: 'A request to erase data', text: expect.stringContaining('Je pars.') });
    // The subject stays when the body is deleted.
    expect(told!.subject).not.toContain('Zhao');
    expect(told!.html).toContain('&lt;b&gt;Zhao&lt;/b&gt;');
    expect(told!.text).toContain(`/client/user/${person.id}`);
    expect(await mailsTo(elsewhere)).toEqual([]);
    expect(await askedAt()).toBe('2026-11-25T10:00:00.000Z');
  });

  it('When it is requested again, also in parallel, Then there is one request', async () => {
    const answers = await Promise.all([ask(), ask(), ask({ password, reason: 'Encore' })]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await requests()).toHaveLength(1);
    expect([(await mailsTo(owner)).length, await auditedActions()]).toEqual([1, ['user.erasureAsked']]);
  });

  it.each([
    [{ password: 'Autre-2026!' }, { password: 'notAllowed' }],
    [{}, { password: 'required' }],
    [{ password, userId: 'someone' }, { userId: 'unknown' }],
    [{ password, reason: 'x'.repeat(5_001) }, { reason: 'tooLong' }],
    [{ password: ['Passerelle-2026!'] }, { password: 'format' }],
  ])('Given %j, Then it is refused, and nothing is stored', async (body, fields) => {
    const answer = await ask(body);

    expect([answer.status, answer.error.fields]).toEqual([400, fields]);
    expect([await requests(), await mailsTo(owner), await askedAt()]).toEqual([[], [], null]);
  });

  it('is refused after five wrong passwords of a session, counted together with password changes', async () => {
    const client = app.as(person);
    for (let wrong = 0; wrong < 3; wrong += 1) {
      await client.post('/me/erasure', { password: 'Autre-2026!' });
      await client.put('/me', { oldPassword: 'Autre-2026!', password: 'Une-planche-2027!' });
    }

    expect((await client.post('/me/erasure', { password: 'Autre-2026!' })).status).toBe(429);
    expect(await requests()).toEqual([]);
  });

  it('Given an owner, Then it is mailed to the administrator, and without one to the super-administrators', async () => {
    const everywhere = await app.aPerson({ role: 'superAdmin' });
    await app.db.deleteFrom('users').where('id', '=', owner.id).execute();
    await app.db.updateTable('users').set({ role: 'owner' }).where('id', '=', person.id).execute();

    await ask();
    expect((await mailsTo(everywhere)).map(({ kind }) => kind)).toEqual(['erasureToDo']);
    expect((await mailsTo(person)).map(({ kind }) => kind)).toEqual(['erasureAsked']);

    const admin = await app.aPerson({ organization_id: person.organizationId, role: 'admin' });
    await withdraw();
    expect((await mailsTo(admin)).map(({ kind }) => kind)).toEqual(['erasureWithdrawn']);
  });

  it('requires a session and accepted terms', async () => {
    const newcomer = await app.aPerson({ password, terms_accepted_at: null });

    expect((await app.anyone.post('/me/erasure', { password })).status).toBe(401);
    expect((await app.as(newcomer).post('/me/erasure', { password })).status).toBe(403);
  });
});

describe('withdrawing an erasure request', () => {
  it('Given an open request, Then it is closed, mailed, and a new one can be made', async () => {
    await ask();

    const { status, data } = await withdraw();

    expect([status, data.erasureRequestedAt]).toEqual([200, null]);
    expect(await auditedActions()).toEqual(['user.erasureAsked', 'user.erasureWithdrawn']);
    expect((await mailsTo(owner)).map(({ kind }) => kind).toSorted()).toEqual(['erasureToDo', 'erasureWithdrawn']);
    app.clock.advance({ minutes: 1 });
    expect((await ask()).data.erasureRequestedAt).not.toBeNull();
    expect(await requests()).toHaveLength(2);
  });

  it('Given no request, or a completed one, Then nothing changes', async () => {
    expect((await withdraw()).status).toBe(200);
    await ask();
    const at = app.clock.now().toJSDate();
    await app.db.updateTable('erasure_requests').set({ done_at: at }).where('user_id', '=', person.id).execute();

    await withdraw();

    expect(await requests()).toMatchObject([{ withdrawn_at: null }]);
    expect(await auditedActions()).toEqual(['user.erasureAsked']);
  });

  it('is limited together with requests, as each sends mails', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect((await ask()).status).toBe(200);
      await withdraw();
    }

    expect((await ask()).status).toBe(429);
  });
});

import type { OwnProfile } from '@passerelle/shared/contract';
import type { TestPerson } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';

const oldPassword = 'Passerelle-2026!';
const password = 'Passerelle-2027!';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const signIn = async ({ email }: TestPerson, given = oldPassword) => {
  const answer = await app.anyone.post('/auth', { username: email, password: given });
  return { cookie: `passerelle_session=${answer.cookies[0]?.value}`, status: answer.status };
};
const put = (cookie: string, body: object) => app.anyone.put<OwnProfile>('/me', body, { cookie });
const isIn = async (cookie: string) => (await app.anyone.get('/me', { cookie })).status === 200;
const mailsOf = ({ id }: TestPerson) =>
  app.db
    .selectFrom('mails')
    .where('user_id', '=', id)
    .orderBy('kind')
    .orderBy('to_address')
    .select(['kind', 'to_address', 'subject', 'html', 'text'])
    .execute();
const deedsOf = async ({ id }: TestPerson) =>
  (await app.db.selectFrom('audit_log').where('subject_id', '=', id).select('action').execute()).map(
    ({ action }) => action,
  );

async function aReset({ id }: TestPerson): Promise<() => Promise<Date | null>> {
  const created_at = app.clock.now().toJSDate();
  const token = await app.db
    .insertInto('tokens')
    .values({ kind: 'reset', token_hash: id, user_id: id, created_at, expires_at: '2030-01-01T00:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return async () =>
    (await app.db.selectFrom('tokens').where('id', '=', token.id).select('revoked_at').executeTakeFirstOrThrow())
      .revoked_at;
}

describe('a new password', () => {
  it('Given the old one, Then other sessions end, and this one goes on under another token', async () => {
    const person = await app.aPerson({ password: oldPassword });
    const [here, there] = [await signIn(person), await signIn(person)];
    const revokedAt = await aReset(person);

    const answer = await put(here.cookie, { oldPassword, password });

    const renewed = `passerelle_session=${answer.cookies[0]?.value}`;
    expect([answer.status, answer.data.id]).toEqual([200, person.id]);
    expect(answer.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax$/);
    expect([await isIn(renewed), await isIn(here.cookie), await isIn(there.cookie)]).toEqual([true, false, false]);
    expect([(await signIn(person)).status, (await signIn(person, password)).status]).toEqual([401, 200]);
    expect(await mailsOf(person)).toMatchObject([{ kind: 'passwordChanged', to_address: person.email }]);
    expect(await deedsOf(person)).toEqual(['user.passwordChanged']);
    expect(await revokedAt()).not.toBeNull();
    expect(answer.text).not.toContain(password);
  });

  it('Given a wrong old one, Then nothing changes, and the session stays', async () => {
    const person = await app.aPerson({ password: oldPassword });
    const { cookie } = await signIn(person);

    const answer = await put(cookie, { oldPassword: 'Autre-2026!', password, firstName: 'Autre' });

    expect([answer.status, answer.error.fields]).toEqual([400, { oldPassword: 'notAllowed' }]);
    expect(answer.error.message).toBe('Ce n’est pas votre mot de passe actuel.');
    expect(answer.cookies).toEqual([]);
    expect(await isIn(cookie)).toBe(true);
    expect((await signIn(person)).status).toBe(200);
    expect([await mailsOf(person), await deedsOf(person)]).toEqual([[], []]);
  });

  it('is refused for a while after ten wrong old ones, even to the right one', async () => {
    const person = await app.aPerson({ password: oldPassword });
    const { cookie } = await signIn(person);
    for (let wrong = 0; wrong < 10; wrong += 1) {
      expect((await put(cookie, { oldPassword: 'Autre-2026!', password })).status).toBe(400);
    }

    const refused = await put(cookie, { oldPassword, password });

    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    app.clock.advance({ minutes: 15 });
    expect((await put(cookie, { oldPassword, password })).status).toBe(200);
  });

  it.each([
    [{ password }, { oldPassword: 'required' }],
    [{ oldPassword }, { password: 'required' }],
    [{ oldPassword, password: 'faible' }, { password: 'password' }],
    [{ oldPassword, password: { length: 12 } }, { password: 'format' }],
  ])('is refused as %j', async (body, fields) => {
    const person = await app.aPerson({ password: oldPassword });

    const answer = await app.as(person).put('/me', body);

    expect([answer.status, answer.error.fields]).toEqual([400, fields]);
  });

  it('Given that another part of the same call is refused, Then it stays the old one', async () => {
    const [other, person] = [await app.aPerson(), await app.aPerson({ password: oldPassword })];
    const { cookie } = await signIn(person);

    const answer = await put(cookie, { oldPassword, password, email: other.email });

    expect([answer.status, answer.cookies]).toEqual([409, []]);
    expect([await isIn(cookie), (await signIn(person)).status]).toEqual([true, 200]);
    expect(await mailsOf(person)).toEqual([]);
  });

  it('Given two changes at the same moment, Then one of them is told', async () => {
    const person = await app.aPerson({ password: oldPassword });
    const { cookie } = await signIn(person);

    const answers = await Promise.all(
      [0, 1].map((index) => put(cookie, { oldPassword, password: `${password}${index}` })),
    );

    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('a new e-mail address', () => {
  it('Given one that nobody has, Then the person signs in with it, and both addresses hear of it', async () => {
    const person = await app.aPerson({ password: oldPassword, locale: 'en' });
    const email = `nouvelle.${person.email}`;
    const revokedAt = await aReset(person);

    expect((await app.as(person).put<OwnProfile>('/me', { email })).data.email).toBe(email);

    expect((await signIn({ ...person, email })).status).toBe(200);
    expect((await signIn(person)).status).toBe(404);
    const mails = await mailsOf(person);
    expect(mails.map(({ kind, to_address }) => [kind, to_address])).toEqual(
      [email, person.email].toSorted().map((to) => ['emailChanged', to]),
    );
    expect(mails[0]).toMatchObject({
      subject: 'Your e-mail address has changed',
      text: expect.stringContaining(email),
    });
    expect(await deedsOf(person)).toEqual(['user.emailChanged']);
    expect(await revokedAt()).not.toBeNull();
  });

  it('Given someone else’s in capitals, Then it is said, and nothing changes', async () => {
    const [other, person] = [await app.aPerson(), await app.aPerson()];

    const answer = await app.as(person).put('/me', { firstName: 'Autre', email: other.email.toUpperCase() });

    expect([answer.status, answer.error]).toEqual([
      409,
      {
        ...{ code: 'duplicate', message: 'L’email indiqué est déjà utilisé par un autre utilisateur.' },
        fields: { email: 'duplicate' },
      },
    ]);
    expect((await app.as(person).get<OwnProfile>('/me')).data).toMatchObject({
      firstName: 'Camille',
      email: person.email,
    });
    expect(await mailsOf(person)).toEqual([]);
  });

  it('Given the address of someone who is gone, Then it is free', async () => {
    const gone = await app.aPerson({ deleted_at: app.clock.now().toJSDate() });

    expect((await app.as(await app.aPerson()).put('/me', { email: gone.email })).status).toBe(200);
  });

  it('Given the same again, or in capitals, Then nobody is written to', async () => {
    const person = await app.aPerson();
    const client = app.as(person);

    for (let again = 0; again < 8; again += 1)
      expect((await client.put('/me', { email: person.email })).status).toBe(200);
    const { data } = await client.put<OwnProfile>('/me', { email: person.email.toUpperCase() });

    expect(data.email).toBe(person.email.toUpperCase());
    expect(await mailsOf(person)).toEqual([]);
  });

  it('can be changed a few times an hour, as each writes to an address that anyone may have typed', async () => {
    const client = app.as(await app.aPerson());
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await client.put('/me', { email: `${time}.${Date.now()}@example.org` })).status);
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

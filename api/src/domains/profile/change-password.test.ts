import type { OwnProfile } from '@passerelle/shared/contract';
import type { TestPerson } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';

const oldPassword = 'Passerelle-2026!';
const password = 'Une-planche-2027!';

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
  it('Given the old one, Then other sessions end, and this one continues under another token', async () => {
    const person = await app.aPerson({ password: oldPassword });
    const [here, there] = [await signIn(person), await signIn(person)];
    const revokedAt = await aReset(person);

    const answer = await put(here.cookie, { oldPassword, password });

    const renewed = `passerelle_session=${answer.cookies[0]?.value}`;
    expect([answer.status, answer.data.id]).toEqual([200, person.id]);
    expect(answer.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^passerelle_session=.*HttpOnly; SameSite=Lax$/),
    );
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

  it('is refused for a while after five wrong old ones, even with the right one', async () => {
    const person = await app.aPerson({ password: oldPassword });
    const { cookie } = await signIn(person);
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect((await put(cookie, { oldPassword: 'Autre-2026!', password })).status).toBe(400);
    }

    const refused = await put(cookie, { oldPassword, password });

    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
    app.clock.advance({ seconds: 30 });
    expect((await put(cookie, { oldPassword, password })).status).toBe(200);
  });

  it.each([
    [{ password }, { oldPassword: 'required' }],
    [{ oldPassword }, { password: 'required' }],
    [{ oldPassword, password: 'faible' }, { password: 'password' }],
    [{ oldPassword, password: 'Bonjour2026!' }, { password: 'common' }],
    [{ oldPassword, password: 'Camille-Durand-75' }, { password: 'common' }],
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

  it('Given two parallel changes, Then one of them is refused', async () => {
    const person = await app.aPerson({ password: oldPassword });
    const { cookie } = await signIn(person);

    const answers = await Promise.all(
      [0, 1].map((index) => put(cookie, { oldPassword, password: `${password}${index}` })),
    );

    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });
});

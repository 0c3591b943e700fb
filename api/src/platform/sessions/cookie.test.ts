import { startTestApp, type TestApp } from '../../testing/test-app';

const password = 'Passerelle-2026!';
const old = 'passerelle_session';
const name = `__Host-${old}`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: 'https://passerelle.example' } });
});
afterAll(() => app.close());

const me = async (cookie: string) => {
  const { status, headers } = await app.anyone.get('/me', { cookie });
  return { status, written: headers['set-cookie'] };
};
async function signIn(headers: Record<string, string> = {}) {
  const person = await app.aPerson({ password });
  const answer = await app.anyone.post('/auth', { username: person.email, password }, headers);
  // A device cookie comes beside it.
  const written = [answer.headers['set-cookie']]
    .flat()
    .map(String)
    .filter((line) => !line.includes('_device='));
  return { written, token: answer.cookies[0]!.value };
}
const gone = `${old}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`;
const form = (token: string) => `${name}=${token}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax`;

describe('the session cookie over https', () => {
  it('cannot be set by a neighbouring site', async () => {
    const { written, token } = await signIn();

    expect(written).toEqual([form(token)]);
    expect(await me(`${name}=${token}`)).toEqual({ status: 200, written: undefined });
  });

  it('Given the old cookie, Then its session continues under the new name, and the old cookie is deleted', async () => {
    const { token } = await signIn();

    const { status, written } = await me(`${old}=${token}`);

    expect([status, written]).toEqual([200, [form(token), gone]]);
    expect(await me(`${name}=${token}`)).toMatchObject({ status: 200, written: undefined });
  });

  it('Given both cookies, or a sign-out, Then the old cookie has no effect', async () => {
    const [mine, planted] = [await signIn(), await signIn()];

    expect((await me(`${old}=${planted.token}; ${name}=${mine.token}`)).status).toBe(200);
    expect((await me(`${old}=${planted.token}; ${name}=`)).status).toBe(401);
    expect((await me(`${old}=${planted.token}; ${name}=${'x'.repeat(43)}`)).status).toBe(401);
  });

  it('Given an old cookie without a session, Then no cookie is set', async () => {
    expect(await me(`${old}=${'x'.repeat(43)}`)).toEqual({ status: 401, written: undefined });
  });

  it('Given a sign-out or a new sign-in, Then both names are updated', async () => {
    const { token } = await signIn();
    const cookie = `${old}=${token}`;

    const again = await signIn({ cookie });
    expect(again.written).toEqual([form(again.token), gone]);
    const out = await app.anyone.send({
      method: 'GET',
      url: '/api/auth/logout',
      headers: { cookie: `${name}=${again.token}`, 'sec-fetch-dest': 'document' },
    });
    expect(out.headers['set-cookie']).toBe(form(''));
    expect((await me(`${name}=${again.token}`)).status).toBe(401);
  });
});

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
  // A cookie for the device comes beside it.
  const written = [answer.headers['set-cookie']]
    .flat()
    .map(String)
    .filter((line) => !line.includes('_device='));
  return { written, token: answer.cookies[0]!.value };
}
const gone = `${old}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`;
const form = (token: string) => `${name}=${token}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax`;

describe('the cookie of a session, by https', () => {
  it('is one that no neighbouring site can set', async () => {
    const { written, token } = await signIn();

    expect(written).toEqual([form(token)]);
    expect(await me(`${name}=${token}`)).toEqual({ status: 200, written: undefined });
  });

  it('Given the one of before, Then its session goes on under the new name, and the old one goes', async () => {
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

  it('Given nobody behind the one of before, Then nothing is written', async () => {
    expect(await me(`${old}=${'x'.repeat(43)}`)).toEqual({ status: 401, written: undefined });
  });

  it('Given an end or another beginning, Then both names say so', async () => {
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

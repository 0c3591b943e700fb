import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const opens = async (username: string, password: string): Promise<boolean> =>
  (await app.anyone.post('/auth', { username, password })).status === 200;

describe('a password', () => {
  it('is compared to the last character, with case and spaces', async () => {
    const password = ' Sept ponts, 12 piliers é ';
    const { email } = await app.aPerson({ password });

    const others = [password.trim(), password.toLowerCase(), password.normalize('NFD'), `${password} `];

    for (const other of others) expect([other, await opens(email, other)]).toEqual([other, false]);
    expect(await opens(email, password)).toBe(true);
  });

  it('may have a hundred characters, all significant', async () => {
    const old = 'Passerelle-2026!';
    const person = await app.aPerson({ password: old });
    const long = `Un pont de 12 planches ${'et encore une corde '.repeat(4)}`.slice(0, 98).padEnd(99, 'x').concat('!');

    const { status } = await app.as(person).put('/me', { oldPassword: old, password: long });

    expect([long.length, status]).toEqual([100, 200]);
    expect(await opens(person.email, long)).toBe(true);
    expect(await opens(person.email, `${long.slice(0, 99)}?`)).toBe(false);
    expect(await opens(person.email, long.slice(0, 72))).toBe(false);
  });
});

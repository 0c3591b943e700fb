import { hashPassword } from '../../../platform/sessions/secrets';
import type { TestPerson } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const password = 'Passerelle-2026!';
const wrong = 'Autre-2026!';
const [home, elsewhere] = ['203.0.113.7', '198.51.100.9'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance({ days: 1 }));

interface Try {
  from?: string;
  given?: string;
  cookie?: string | undefined;
}

const post = (url: string, payload: object, from: string, cookie?: string) =>
  app.anyone.send({
    method: 'POST',
    url: `/api${url}`,
    payload,
    remoteAddress: from,
    headers: cookie === undefined ? {} : { cookie },
  });
const signIn = ({ email }: Pick<TestPerson, 'email'>, { from = home, given = password, cookie }: Try = {}) =>
  post('/auth', { username: email, password: given }, from, cookie);
const asCookie = (cookies: readonly { name: string; value: string }[]) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const statusesOf = async (times: number, send: (index: number) => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await send(index)).status);
  return statuses;
};
/** More wrong passwords than all strangers together may send at once, each from an address of its own. */
const guessFromEverywhere = (person: TestPerson) =>
  Promise.all(Array.from({ length: 52 }, (_, index) => signIn(person, { from: `198.51.100.${index}`, given: wrong })));
/** Only the device cookie: the session has ended. */
const deviceOf = (cookies: readonly { name: string; value: string }[]) =>
  asCookie(cookies.filter(({ name }) => name.includes('device')));
const aDevice = async (person: TestPerson) => deviceOf((await signIn(person)).cookies);

describe('wrong passwords from unknown devices', () => {
  it('Given ten from elsewhere, Then the user still signs in from their own address', async () => {
    const person = await app.aPerson({ password });

    const statuses = await statusesOf(10, () => signIn(person, { from: elsewhere, given: wrong }));

    expect(statuses.at(-1)).toBe(429);
    expect((await signIn(person)).status).toBe(200);
  });

  it('Given many from many addresses, Then other unknown devices wait, and a known one does not', async () => {
    const person = await app.aPerson({ password });
    const cookie = await aDevice(person);

    await guessFromEverywhere(person);

    const [stranger, owner] = [await signIn(person), await signIn(person, { from: elsewhere, cookie })];
    expect([stranger.status, owner.status]).toEqual([429, 200]);
    expect(Number(stranger.headers['retry-after'])).toBeLessThanOrEqual(300);
  });

  it('Given addresses of one IPv6 network in turn, Then they count as one source', async () => {
    const person = await app.aPerson({ password });
    const statuses = await statusesOf(6, (index) =>
      signIn(person, { from: `2001:db8:1:2::${index + 1}`, given: wrong }),
    );

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(person, { from: '2001:db8:1:3::1' })).status).toBe(200);
  });

  it('Given an IPv4 address in IPv6 notation, Then it is the same source', async () => {
    const person = await app.aPerson({ password });
    await statusesOf(5, () => signIn(person, { given: wrong }));

    expect((await signIn(person, { from: `::ffff:${home}` })).status).toBe(429);
  });
});

describe('an office behind one address', () => {
  it('Given one user’s hundred and thirty wrong passwords, Then the others can sign in', async () => {
    const [one, other] = [await app.aPerson({ password }), await app.aPerson({ password })];
    const statuses = await statusesOf(130, () => signIn(one, { given: wrong }));

    expect(statuses.filter((status) => status === 429)).toHaveLength(125);
    expect((await signIn(other)).status).toBe(200);
  });

  it('Given forty users who mistype, Then all of them can sign in', async () => {
    const organization_id = await app.anOrganization();
    const people = await Promise.all(Array.from({ length: 40 }, () => app.aPerson({ organization_id })));
    const [changed_at, password_hash] = [app.clock.now().toJSDate(), await hashPassword(password)];
    const credentials = people.map(({ id }) => ({ user_id: id, password_hash, changed_at }));
    await app.db.insertInto('credentials').values(credentials).execute();
    const comeIn = async (person: TestPerson) => [
      (await signIn(person, { given: wrong })).status,
      (await signIn(person)).status,
    ];

    expect(await Promise.all(people.map(comeIn))).toEqual(people.map(() => [401, 200]));
  });

  it('Given a hundred accounts tried, Then unknown devices wait there and known ones do not', async () => {
    const person = await app.aPerson({ password });
    const cookie = await aDevice(person);
    const names = (index: number) => ({ email: `personne${index}@example.org` });
    const statuses = await statusesOf(101, (index) => signIn(names(index)));

    expect([statuses.at(99), statuses.at(100)]).toEqual([404, 429]);
    expect([(await signIn(names(0))).status, (await signIn(person)).status]).toEqual([404, 429]);
    expect((await signIn(person, { cookie })).status).toBe(200);
  });
});

describe('the delay after a wrong password', () => {
  it('grows from the fifth on, and an early try does not extend it', async () => {
    const person = await app.aPerson({ password });
    await statusesOf(4, () => signIn(person, { given: wrong }));

    for (const seconds of [30, 60, 120, 300, 900, 900]) {
      expect((await signIn(person, { given: wrong })).status).toBe(401);
      const refused = await signIn(person);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(seconds)]);
      app.clock.advance({ seconds: seconds - 1 });
      expect((await signIn(person)).headers['retry-after']).toBe('1');
      app.clock.advance({ seconds: 1 });
    }
    expect((await signIn(person)).status).toBe(200);
    expect(await statusesOf(5, () => signIn(person, { given: wrong }))).toEqual([401, 401, 401, 401, 401]);
  });

  it('applies to parallel tries', async () => {
    const person = await app.aPerson({ password });
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(person, { given: wrong })));

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('is the same for an unknown address', async () => {
    const statuses = await statusesOf(6, () => signIn({ email: 'inconnue@example.org' }));

    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  });
});

describe('a known device', () => {
  it('is identified by an HttpOnly cookie, for a year', async () => {
    const person = await app.aPerson({ password });
    const answer = await signIn(person);
    const header = [answer.headers['set-cookie']].flat().find((line) => String(line).includes('device'));

    expect(header).toMatch(/^passerelle_device=[\w.~-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(header).not.toContain(person.id);
  });

  it('has its own delays, and is unknown after twenty wrong passwords in a row', async () => {
    const person = await app.aPerson({ password });
    const cookie = await aDevice(person);
    expect(await statusesOf(6, () => signIn(person, { cookie, given: wrong }))).toEqual([401, 401, 401, 401, 401, 429]);
    for (let number = 5; number < 20; number += 1) {
      app.clock.advance({ minutes: 15 });
      expect((await signIn(person, { cookie, given: wrong })).status).toBe(401);
    }
    await guessFromEverywhere(person);

    expect((await signIn(person, { cookie, from: elsewhere })).status).toBe(429);
  });

  it('is unknown after a new password, and to other accounts', async () => {
    const [person, other] = [await app.aPerson({ password }), await app.aPerson({ password })];
    const cookie = await aDevice(person);
    for (const one of [person, other]) {
      await guessFromEverywhere(one);
    }
    expect((await signIn(other, { cookie })).status).toBe(429);

    const session = asCookie((await signIn(person, { cookie })).cookies);
    const changed = await app.anyone.put(
      '/me',
      { oldPassword: password, password: 'Une-planche-2027!' },
      { cookie: session },
    );
    expect(changed.status).toBe(200);
    await guessFromEverywhere(person);

    expect((await signIn(person, { cookie, given: 'Une-planche-2027!' })).status).toBe(429);
    const renewed = deviceOf(changed.cookies);
    expect((await signIn(person, { cookie: renewed, given: 'Une-planche-2027!' })).status).toBe(200);
  });

  it('may be known to several accounts', async () => {
    const people = [await app.aPerson({ password }), await app.aPerson({ password })];
    let cookie = '';
    for (const person of people) cookie = deviceOf((await signIn(person, { cookie })).cookies);
    for (const person of people) {
      await guessFromEverywhere(person);
      expect((await signIn(person, { cookie })).status).toBe(200);
    }
  });

  it.each(['passerelle_device=', 'passerelle_device=a.b.c', `passerelle_device=${'a'.repeat(3_000)}`])(
    'is not known by « %s »',
    async (cookie) => {
      const person = await app.aPerson({ password });
      await guessFromEverywhere(person);

      expect((await signIn(person, { cookie })).status).toBe(429);
    },
  );
});

describe('the present password', () => {
  it('Given wrong ones in one session, Then that one has growing delays, and another of the user does not', async () => {
    const person = await app.aPerson({ password });
    const [thief, owner] = [asCookie((await signIn(person)).cookies), asCookie((await signIn(person)).cookies)];
    const change = (cookie: string, oldPassword: string) =>
      app.anyone.put('/me', { oldPassword, password: 'Une-planche-2027!' }, { cookie });

    expect(await statusesOf(6, () => change(thief, wrong))).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await change(thief, password)).headers['retry-after']).toBe('30');
    const erasure = await app.anyone.post('/me/erasure', { password }, { cookie: thief });
    expect(erasure.status).toBe(429);
    expect((await change(owner, password)).status).toBe(200);
  });
});

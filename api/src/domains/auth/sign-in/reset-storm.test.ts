import type { TokenState } from '@passerelle/shared/contract';
import type { TestPerson } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const password = 'Passerelle-2026!';
const home = '203.0.113.7';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance({ hours: 2 }));

const ask = (payload: object, from = home) =>
  app.anyone.send({ method: 'POST', url: '/api/auth/reset', payload, remoteAddress: from });
const linksOf = async ({ id }: { id: string }): Promise<string[]> => {
  const mails = await app.db
    .selectFrom('mails')
    .where('user_id', '=', id)
    .orderBy('created_at')
    .select('text')
    .execute();
  return mails.flatMap(({ text }) => /token=([\w-]{43})/.exec(text ?? '')?.[1] ?? []);
};
const stateOf = async (token: string) => (await app.anyone.get<TokenState>(`/auth/reset?token=${token}`)).data.state;
const storm = async ({ email }: TestPerson, times: number) => {
  for (let index = 0; index < times; index += 1) await ask({ username: email }, `198.51.100.${index}`);
};

describe('repeated reset requests by a stranger', () => {
  it('keep the user’s recent link valid for ten minutes', async () => {
    const person = await app.aPerson({ password });
    await ask({ username: person.email });
    const [own = ''] = await linksOf(person);

    app.clock.advance({ minutes: 9 });
    await storm(person, 20);
    expect(await stateOf(own)).toBe('valid');
    const set = await app.anyone.post('/signedAction', { token: own, password: 'Une-planche-2027!' });
    expect(set.status).toBe(200);
    for (const link of (await linksOf(person)).slice(1)) expect(await stateOf(link)).toBe('expired');
  });

  it('revoke an older link', async () => {
    const person = await app.aPerson({ password });
    await ask({ username: person.email });
    app.clock.advance({ minutes: 10 });
    await ask({ username: person.email });

    const states = await Promise.all((await linksOf(person)).map(stateOf));
    expect(states).toEqual(['expired', 'valid']);
  });

  it('do not block requests: each requester has a valid link that is at most ten minutes old', async () => {
    const person = await app.aPerson({ password });
    for (let minute = 0; minute < 60; minute += 5) {
      await storm(person, 8);
      app.clock.advance({ minutes: 5 });
      if (minute % 15 === 0) expect((await ask({ username: person.email })).status).toBe(200);
      expect(await stateOf((await linksOf(person)).at(-1) ?? '')).toBe('valid');
    }
    expect((await linksOf(person)).length).toBeLessThanOrEqual(11);
  });

  it('Given a recent valid link and several within the hour, Then no other is sent, and the answer says so', async () => {
    const person = await app.aPerson({ password });
    await storm(person, 5);
    const answers = [await ask({ username: person.email })];
    app.clock.advance({ minutes: 10 });
    answers.push(await ask({ username: person.email }));

    expect(answers.map(({ text }) => JSON.parse(text))).toEqual([{ data: { sent: false } }, { data: { sent: true } }]);
    expect(await linksOf(person)).toHaveLength(6);
  });

  it('are refused after five, with a retry time', async () => {
    const person = await app.aPerson({ password });
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push(await ask({ username: person.email }, '198.51.100.1'));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.at(-1)?.headers['retry-after']).toBe('3600');
    expect((await ask({ username: person.email })).status).toBe(200);
  });

  it('keep a recent invitation valid too', async () => {
    const invited = await app.aPerson({ setup_at: null });
    await ask({ username: invited.email });
    const [own = ''] = await linksOf(invited);
    await storm({ ...invited }, 20);

    expect(await stateOf(own)).toBe('valid');
    expect((await ask({ token: own })).status).toBe(200);
    expect((await linksOf(invited)).length).toBeLessThanOrEqual(6);
  });
});

describe('an office behind one address', () => {
  it('Given sixty requests of one user, Then the others still get their links', async () => {
    const [one, other] = [await app.aPerson({ password }), await app.aPerson({ password })];
    for (let index = 0; index < 60; index += 1) await ask({ username: one.email });

    expect((await ask({ username: other.email })).status).toBe(200);
  });
});

import type { OwnSessions } from '@passerelle/shared/contract';
import type { TestPerson } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const password = 'Passerelle-2026!';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';

/** Signs in from a given address and browser. */
async function from(person: TestPerson, userAgent: string, remoteAddress: string) {
  const answer = await app.anyone.send({
    method: 'POST',
    url: '/api/auth',
    remoteAddress,
    headers: { 'user-agent': userAgent },
    payload: { username: person.email, password },
  });
  const cookie = `passerelle_session=${answer.cookies[0]?.value}`;
  const ask = <T = never>(method: 'GET' | 'DELETE', path = '') =>
    app.anyone.send<T>({ method, url: `/api/me${path}`, remoteAddress, headers: { cookie, 'user-agent': userAgent } });
  await ask('GET');
  return { ask, sessions: () => ask<OwnSessions>('GET', '/sessions') };
}

describe('the own sessions', () => {
  it('are listed with device, place and times, the present one first, without other users’', async () => {
    const person = await app.aPerson({ password });
    await from(await app.aPerson({ password }), windows, '203.0.113.9');
    const begun = app.clock.now().toUTC().toISO();
    await from(person, iphone, '198.51.100.20');
    app.clock.advance({ minutes: 30 });
    const later = app.clock.now().toUTC().toISO();
    await from(person, '', '203.0.113.77');
    app.clock.advance({ hours: 1 });
    const present = app.clock.now().toUTC().toISO();
    const here = await from(person, windows, '203.0.113.5');

    const { status, data } = await here.sessions();

    expect(status).toBe(200);
    expect(data.items.map(({ id: _id, ...session }) => session)).toEqual([
      {
        isCurrent: true,
        browser: 'Chrome',
        system: 'Windows',
        place: 'thisDevice',
        network: '203.0.113.0/24',
        startedAt: present,
        lastUsedAt: present,
      },
      {
        isCurrent: false,
        browser: null,
        system: null,
        place: 'sameNetwork',
        network: '203.0.113.0/24',
        startedAt: later,
        lastUsedAt: later,
      },
      {
        isCurrent: false,
        browser: 'Safari',
        system: 'iPhone',
        place: 'otherNetwork',
        network: '198.51.100.0/24',
        startedAt: begun,
        lastUsedAt: begun,
      },
    ]);
    const kept = await app.db.selectFrom('sessions').where('user_id', '=', person.id).selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/113\.77|100\.20/);
  });

  it('end one by one: the next call of an ended one is answered 401', async () => {
    const person = await app.aPerson({ password });
    const [here, there] = [await from(person, windows, '203.0.113.5'), await from(person, iphone, '203.0.113.5')];
    const other = (await here.sessions()).data.items.find(({ isCurrent }) => !isCurrent);

    const ended = await here.ask<OwnSessions>('DELETE', `/sessions/${other?.id}`);
    const again = await here.ask('DELETE', `/sessions/${other?.id}`);

    expect([ended.status, ended.data.items.length, again.status]).toEqual([200, 1, 404]);
    expect([(await here.ask('GET')).status, (await there.ask('GET')).status]).toEqual([200, 401]);
    const auditEntries = await app.db
      .selectFrom('audit_log')
      .where('subject_id', '=', person.id)
      .select('action')
      .execute();
    expect(auditEntries).toEqual([{ action: 'user.sessionEnded' }]);
  });

  it('end all at once except the present one', async () => {
    const person = await app.aPerson({ password });
    const bystander = await from(await app.aPerson({ password }), windows, '203.0.113.5');
    const others = [await from(person, iphone, '203.0.113.5'), await from(person, windows, '198.51.100.1')];
    const here = await from(person, windows, '203.0.113.5');

    const ended = await here.ask<OwnSessions>('DELETE', '/sessions');

    expect(ended.data.items).toMatchObject([{ isCurrent: true }]);
    expect(await Promise.all(others.map(async ({ ask }) => (await ask('GET')).status))).toEqual([401, 401]);
    expect([(await here.ask('GET')).status, (await bystander.ask('GET')).status]).toEqual([200, 200]);
  });

  it('are ended by their own user only, and not the present one', async () => {
    const [person, stranger] = [await app.aPerson({ password }), await app.aPerson({ password })];
    const [here, theirs] = [await from(person, windows, '203.0.113.5'), await from(stranger, windows, '203.0.113.5')];
    const [own] = (await here.sessions()).data.items;

    const byStranger = await theirs.ask('DELETE', `/sessions/${own?.id}`);
    const present = await here.ask('DELETE', `/sessions/${own?.id}`);
    const odd = await here.ask('DELETE', '/sessions/none');

    expect([byStranger.status, present.status, odd.status]).toEqual([404, 409, 404]);
    expect((await here.ask('GET')).status).toBe(200);
    expect((await app.anyone.get('/me/sessions')).status).toBe(401);
  });
});

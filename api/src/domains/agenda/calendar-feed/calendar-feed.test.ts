import type { CalendarFeed, CalendarFeedMade } from '@passerelle/shared/contract';
import { hashOf } from '../../../platform/sessions/secrets';
import { readStrictly, valueOf } from '../../../testing/read-strictly';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { agendaOf, type AgendaOf } from '../testing/agenda-of';
import { feedCalls, publicUrl } from './testing/feed-calls';

const friday = '2026-11-27T11:30:00.000Z';
let app: TestApp;
let mine: AgendaOf;

beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl } });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-25T10:00:00Z');
  mine = await agendaOf(app);
});

const { ask, make, read, shown } = feedCalls(
  () => app,
  () => mine.client,
);
const feedOf = async (client = mine.client) => (await client.get<CalendarFeed | null>('/me/calendarFeed')).data;

describe('the calendar feed address', () => {
  it('Given none, When one is created, Then it is shown once, and only its hash is stored', async () => {
    expect(await feedOf()).toBeNull();

    const path = await make();

    const token = path.split('/').at(-1) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await feedOf()).toEqual({ createdAt: app.clock.now().toISO(), lastReadAt: null });
    const row = await app.db.selectFrom('calendar_feeds').where('token_hash', '=', hashOf(token)).selectAll().execute();
    expect(row).toHaveLength(1);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('Given an idempotency key, Then the answer is not stored', async () => {
    const { data } = await mine.client.post<CalendarFeedMade>('/me/calendarFeed', undefined, {
      'idempotency-key': 'once-feed',
    });

    const kept = await app.db.selectFrom('idempotency_keys').select('response_body').execute();
    expect(JSON.stringify(kept)).not.toContain(data.url.split('/').at(-1));
  });

  it('Given a new or a revoked address, Then the previous one is a 404', async () => {
    const first = await make();
    const second = await make();
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);

    for (const answer of [await mine.client.delete('/me/calendarFeed'), await mine.client.delete('/me/calendarFeed')]) {
      expect(answer.status).toBe(204);
    }

    expect((await ask(second)).status).toBe(404);
    expect(await feedOf()).toBeNull();
  });

  it('Given several parallel requests, Then one address is left', async () => {
    const paths = await Promise.all([make(), make(), make()]);

    const statuses = [];
    for (const path of paths) statuses.push((await ask(path)).status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  });

  it('Given an address without a feed, Then the 404 does not say why', async () => {
    const revoked = await make();
    await make();
    const paths = [revoked, `/calendars/${'A'.repeat(43)}`, '/calendars/short', `/calendars/${'é'.repeat(20)}`];
    const odd = ['/calendars/%00%00%00%00%00%00%00%00', `/calendars/${'a'.repeat(300)}`, '/calendars/..%2f..%2fetc%2f'];

    const answers = [];
    for (const path of [...paths, ...odd]) answers.push(await ask(path));

    for (const answer of answers) {
      expect([answer.status, answer.text]).toEqual([404, answers[0]?.text]);
    }
  });

  it('Given a deleted user, or one without accepted terms, Then it is a 404', async () => {
    const person = await app.aPerson();
    const path = await make(app.as(person));
    const change = (values: object) => app.db.updateTable('users').set(values).where('id', '=', person.id).execute();
    expect((await ask(path)).status).toBe(200);

    await change({ terms_accepted_at: null });
    expect((await ask(path)).status).toBe(404);
    await change({ terms_accepted_at: app.clock.now().toJSDate(), deleted_at: app.clock.now().toJSDate() });
    expect((await ask(path)).status).toBe(404);
    await app.db.deleteFrom('users').where('id', '=', person.id).execute();
    expect((await ask(path)).status).toBe(404);
  });

  it('Given no session, or no accepted terms, Then none is created', async () => {
    const newcomer = app.as(await app.aPerson({ terms_accepted_at: null }));
    for (const [client, status] of [[app.anyone, 401] as const, [newcomer, 403] as const]) {
      const answers = [await client.get('/me/calendarFeed'), await client.post('/me/calendarFeed')];
      answers.push(await client.delete('/me/calendarFeed'));
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    }
  });

  it('Given many guesses from one address, Then it has to wait; a valid address does not', async () => {
    const path = await make();
    let last = await ask(`/calendars/${'B'.repeat(43)}`);
    for (let tries = 0; tries < 60; tries += 1) last = await ask(`/calendars/${'B'.repeat(43)}`);

    expect(last).toMatchObject({ status: 429, error: { code: 'tooMany' } });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(path)).status).toBe(200);
    app.clock.advance({ minutes: 16 });
    expect((await ask(`/calendars/${'B'.repeat(43)}`)).status).toBe(404);
  });
});

describe('the content of the calendar feed', () => {
  it('Given actions in every state, Then it has them all, and marks cancelled ones', async () => {
    const path = await make();
    await mine.plan({ title: 'Devant', date: friday, type: 'real', address: { street: '4 quai; Brest' } });
    const done = await mine.plan({ title: 'Fait' });
    await mine.change(done.id, { comment: 'Secret du compte rendu', notes: [{ text: 'Secret de la note' }] });
    const cancelled = await mine.plan({ title: 'Annulé', date: friday });
    await mine.change(cancelled.id, { status: 'cancelled' });
    const deleted = await mine.plan({ title: 'Supprimé', date: friday, type: 'phone', phone: '0298401162' });
    await mine.client.delete(`/me/agenda/${deleted.id}`);
    const theirs = await agendaOf(app);
    await theirs.plan({ title: 'À d’autres' });

    expect(await shown(path)).toEqual(['Annulé CANCELLED', 'Devant CONFIRMED', 'Fait CONFIRMED', 'Supprimé CANCELLED']);
    const { text } = await ask(path);
    for (const secret of ['Secret', '0298401162', 'd’autres']) expect(text).not.toContain(secret);
  });

  it('Given the same appointment, Then feed and file have the same event', async () => {
    const path = await make();
    const { id } = await mine.plan({ date: friday });
    await mine.change(id, { title: 'Écouter' });

    const [file] = readStrictly((await mine.client.get(`/me/agenda/${id}/calendar`)).bytes);

    expect((await read(path)).events).toEqual(file?.components);
  });

  it('Given a deletion and its undo, Then each has a higher sequence', async () => {
    const path = await make();
    const { id } = await mine.plan({ date: friday });
    const states: (string | undefined)[] = [];
    const look = async () => states.push((await shown(path, 'SEQUENCE'))[0]);
    await look();
    await mine.client.delete(`/me/agenda/${id}`);
    await look();
    await mine.client.put(`/me/agenda/${id}/restore`);
    await look();

    expect(states).toEqual(['0 CONFIRMED', '1 CANCELLED', '2 CONFIRMED']);
    await mine.client.delete(`/me/agenda/${id}`);
    app.clock.advance({ days: 31 });
    expect(await shown(path)).toEqual([]);
  });

  it('Given events over a year old, Then they are left out, and no future one is', async () => {
    const path = await make();
    await mine.plan({ title: 'Trop vieux', date: '2025-11-20T11:30:00.000Z' });
    await mine.plan({ title: 'Assez', date: '2025-11-27T11:30:00.000Z' });
    await mine.plan({ title: 'Loin devant', date: '2031-06-02T09:00:00.000Z' });

    expect(await shown(path)).toEqual(['Assez CONFIRMED', 'Loin devant CONFIRMED']);
  });

  it('Given no appointment, Then it is a valid calendar, in the owner’s language', async () => {
    const { calendar, events } = await read(await make());
    expect(events).toEqual([]);
    expect(calendar.components.map(({ name }) => name)).toEqual(['VTIMEZONE']);
    expect(calendar.properties.map(({ name, params, values }) => [name, params, ...values].join(' '))).toEqual([
      'VERSION  2.0',
      'PRODID  -//Passerelle//Passerelle//FR',
      'CALSCALE  GREGORIAN',
      'METHOD  PUBLISH',
      'NAME  Rendez‑vous Passerelle',
      'X-WR-CALNAME  Rendez‑vous Passerelle',
      'TIMEZONE-ID  Etc/UTC',
      'X-WR-TIMEZONE  Etc/UTC',
      'REFRESH-INTERVAL VALUE=DURATION PT1H',
      'X-PUBLISHED-TTL  PT1H',
    ]);
    const english = await make(app.as(await app.aPerson({ locale: 'en' })));
    expect(valueOf((await read(english)).calendar, 'X-WR-CALNAME')).toBe('Passerelle appointments');
  });

  it('Given texts of every kind, Then a strict reader gets them unchanged', async () => {
    const path = await make();
    const title = `${'👩‍👩‍👧é'.repeat(20)}; x, \\ y`;
    await mine.plan({ title, date: friday });

    const { events } = await read(path);
    expect(events.map((event) => valueOf(event, 'SUMMARY'))).toEqual([title]);
  });
});

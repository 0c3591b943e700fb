import type { CalendarFeed } from '@passerelle/shared/contract';
import { valueOf } from '../../../testing/read-strictly';
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

const { ask, make, read } = feedCalls(
  () => app,
  () => mine.client,
);
const feedOf = async (client = mine.client) => (await client.get<CalendarFeed | null>('/me/calendarFeed')).data;

describe('conditional requests', () => {
  it('Given an unchanged feed, Then it is a 304; after a change it is sent again', async () => {
    const path = await make();
    const { id } = await mine.plan({ date: friday });
    app.clock.advance({ minutes: 5 });
    const { headers } = await ask(path);
    const [etag, since] = [String(headers.etag), String(headers['last-modified'])];

    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    });
    expect(await ask(path, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '', headers: { etag } });
    expect((await ask(path, { 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
    expect((await ask(path, { 'if-modified-since': since })).status).toBe(304);
    expect((await ask(path, { 'if-none-match': '"other"', 'if-modified-since': since })).status).toBe(200);

    await mine.client.delete(`/me/agenda/${id}`);
    await mine.client.put(`/me/agenda/${id}/restore`);
    const changed = await ask(path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers['last-modified']).toBeUndefined();
    expect((await ask(path, { 'if-modified-since': since })).status).toBe(200);
    app.clock.advance({ minutes: 5 });
    expect((await ask(path, { 'if-modified-since': since })).status).toBe(200);
    expect((await ask(path, { 'if-none-match': String(changed.headers.etag) })).status).toBe(304);
  });

  it('Given a contact who is renamed, deleted and restored, Then each changes the feed', async () => {
    const path = await make();
    await mine.plan({ date: friday });
    const address = `/me/contacts/${mine.contact.id}`;
    const changes = [
      () => mine.client.put(address, { type: 'hr', lastName: 'Sørensen', company: { name: 'Autre' } }),
      () => mine.client.delete(address),
      () => mine.client.put(`${address}/restore`),
    ];
    for (const change of changes) {
      app.clock.advance({ minutes: 5 });
      const { headers } = await ask(path);
      await change();
      expect((await ask(path, { 'if-modified-since': String(headers['last-modified']) })).status).toBe(200);
      expect((await ask(path, { 'if-none-match': String(headers.etag) })).status).toBe(200);
    }
    expect((await ask(path)).text).toContain('DESCRIPTION:Sørensen (Autre)');
  });

  it('Given a contact whose company changes, or who is deleted and restored, Then the sequence grows', async () => {
    const path = await make();
    await mine.plan({ date: friday });
    const address = `/me/contacts/${mine.contact.id}`;
    const called =
      (name: string, comment = '') =>
      () =>
        mine.client.put(address, { type: 'hr', lastName: 'Tanaka', company: { name }, comment });
    const told = async () =>
      (await read(path)).events.map((event) => [valueOf(event, 'SEQUENCE'), valueOf(event, 'DESCRIPTION')]);
    const changes = [
      called('SOLANE'),
      called('Solané'),
      called('Solané', 'Note.'),
      () => mine.client.delete(address),
      () => mine.client.put(`${address}/restore`),
    ];

    const heard = [];
    for (const change of changes) {
      await change();
      heard.push(...(await told()));
    }

    expect(heard).toEqual([
      ['1', 'Tanaka (SOLANE)'],
      ['2', 'Tanaka (Solané)'],
      ['2', 'Tanaka (Solané)'],
      ['3', 'Tanaka'],
      ['4', 'Tanaka (Solané)'],
    ]);
  });

  it('Given a program that polls every minute, Then the last use is stored from time to time', async () => {
    const path = await make();
    const readAt = async () => (await feedOf())?.lastReadAt;
    const first = app.clock.now().toISO();

    await ask(path);
    expect(await readAt()).toBe(first);
    app.clock.advance({ minutes: 10 });
    await ask(path, { 'if-none-match': '*' });
    expect(await readAt()).toBe(first);
    app.clock.advance({ minutes: 6 });
    await ask(path, { 'if-none-match': '*' });
    expect(await readAt()).toBe(app.clock.now().toISO());
  });

  it('Given a signed-in browser, Then reading a feed is no activity', async () => {
    const path = await make();
    const stranger = await app.aPerson();

    expect((await app.as(stranger).get(path)).status).toBe(200);

    const seen = await app.db.selectFrom('connections').where('user_id', '=', stranger.id).select('id').execute();
    expect(seen).toEqual([]);
  });
});

import type { Appointment } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { agendaOf, tuesdayNoon, type AgendaOf } from './testing/agenda-of';

let app: TestApp;
let mine: AgendaOf;
beforeAll(async () => {
  app = await startTestApp();
  mine = await agendaOf(app);
});
afterAll(() => app.close());

const body = (values: object = {}) => ({
  title: 'Demander conseil',
  actionType: 'adviseQuery',
  contact: mine.contact.id,
  type: 'video',
  date: tuesdayNoon,
  ...values,
});
const plan = (values: object) => mine.client.post<Appointment>('/me/agenda', body(values));
const raw = (values: object) => JSON.stringify(body(values));
const send = (payload: string) =>
  mine.client.send<Appointment>({
    method: 'POST',
    url: '/api/me/agenda',
    payload,
    headers: { 'content-type': 'application/json' },
  });

describe('an hour', () => {
  it.each([
    '2026-11-27T10:03:00Z',
    '2026-11-27T22:00:00Z',
    '2026-11-27T06:55:00Z',
    '1026-11-27T09:00:00Z',
    '2126-11-27T09:00:00Z',
    '9999-12-31T22:55:00-04:00',
    '0000-01-01T12:00:00+01:00',
    '0001-01-01T08:00:00+09:00',
  ])('Given %s, Then it is refused at creation and on change', async (date) => {
    const { id } = await mine.plan();

    for (const answer of [await plan({ date }), await mine.change(id, { date })]) {
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.error.fields ?? {})).toEqual(['date']);
    }
    expect((await mine.client.get<Appointment>(`/me/agenda/${id}`)).data.date).toBe(tuesdayNoon);
  });

  it.each([
    '2026-02-30T09:00:00Z',
    '2026-13-01T09:00:00Z',
    '2026-11-27T25:00:00Z',
    '2026-11-27T09:00:00',
    '2026-11-27',
    '2026-11-27T09:00:00+99:00',
    '',
    ' ',
    'now()',
    '1e9',
    '2026-11-27T09:00:00Z\u0000',
  ])('Given %j, Then it is not a valid hour', async (date) => {
    expect(await plan({ date })).toMatchObject({ status: 400, error: { fields: { date: expect.any(String) } } });
  });

  it.each([null, 0, 1_700_000_000_000, true, [], {}, [tuesdayNoon]])('Given %j, Then neither', async (date) => {
    expect((await send(raw({ date }))).status).toBe(400);
  });
});

describe('texts', () => {
  it.each([
    ['a NUL', 'a\u0000b'],
    ['half a letter', 'a\ud800b'],
    ['nothing that is seen', '\u200B\u202E\t\n'],
    ['far too many', 'x'.repeat(10_000)],
    ['one too many', 'x'.repeat(201)],
  ])('Given %s, Then they are refused as title, and the error names the field', async (_what, title) => {
    expect((await send(raw({ title }))).error).toMatchObject({
      code: 'invalid',
      fields: { title: expect.any(String) },
    });
  });

  it('Given characters of every kind, Then they are returned unchanged', async () => {
    const title = `<img src=x onerror=alert(1)> \u202Eabc\u202C 'x'; DROP TABLE appointments;-- 👩‍👩‍👧 ${'é'.repeat(9)}`;

    const { data } = await plan({ title, address: { street: '"><script>' } });

    expect(data).toMatchObject({ title, address: { street: '"><script>' } });
    expect((await mine.list(`?search=${encodeURIComponent("DROP TABLE 'x'")}`)).items[0]?.id).toBe(data.id);
    expect((await mine.client.get(`/me/agenda/${data.id}/calendar`)).status).toBe(200);
  });

  it('Given reports, notes and places that are too long or empty, Then each field is named', async () => {
    const { id } = await mine.plan();
    const long = 'x'.repeat(5_001);

    expect((await mine.change(id, { comment: long })).error.fields).toEqual({ comment: 'tooLong' });
    expect((await mine.change(id, { notes: [{ text: '' }] })).error.fields).toEqual({ 'notes.0.text': 'required' });
    expect((await mine.change(id, { notes: [{ text: 'a\u0000' }] })).error.fields).toEqual({
      'notes.0.text': 'format',
    });
    expect((await plan({ address: { street: 'x'.repeat(201) } })).error.fields).toEqual({
      'address.street': 'tooLong',
    });
    const twice = { recommendedContacts: [mine.contact.id, mine.contact.id] };
    expect((await mine.change(id, twice)).status).toBe(400);
    const date = '9999-12-31T23:59:59-12:00';
    expect((await mine.change(id, { notes: [{ text: 'x', date }] })).error.fields).toEqual({
      'notes.0.date': 'format',
    });
    expect((await mine.client.get<Appointment>(`/me/agenda/${id}`)).data).toMatchObject({ comment: null, notes: [] });
  });
});

describe('the place of a meeting', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x', '//x', 'https://a b', 'https://', ' https://x', 'x'])(
    'Given %j as link of a call, Then it is refused',
    async (url) => {
      expect((await plan({ url })).error.fields).toEqual({ url: 'format' });
    },
  );

  it.each(['abc', '+', '123', '0'.repeat(31), '06;ext=1', '<script>'])(
    'Given %j as phone number, Then it is refused',
    async (phone) => {
      expect(Object.keys((await plan({ type: 'phone', phone })).error.fields ?? {})).toEqual(['phone']);
    },
  );

  it('Given none, Then the report is accepted, as the specification says', async () => {
    for (const type of ['real', 'phone', 'video']) expect((await plan({ type })).status).toBe(200);
    expect((await plan({ type: 'video', phone: null, url: null, address: null })).data.url).toBeNull();
    expect((await plan({ type: 'video', url: '' })).status).toBe(400);
  });
});

describe('query parameters', () => {
  it.each([
    'page=-1',
    'page=1.5',
    'page=1000001',
    'pageSize=0',
    'pageSize=1338',
    'limit=0',
    'sort=search',
    'sort=date;',
    'order=up',
    'status=',
    'fromDate=2026',
    'toDate=9999-12-31T23:59:59-12:00',
    'fromDate=0000-01-01T00:00:00Z',
    'search=%00',
    'contact=x',
    'firstAppointment=1',
    `search=${'x'.repeat(121)}`,
  ])('Given ?%s, Then it is a 400, for list and count alike', async (query) => {
    expect((await mine.client.get(`/me/agenda?${query}`)).status).toBe(400);
  });

  it('Given a page after the last, Then it is empty and has the total', async () => {
    const all = await mine.list('?pageSize=1');
    expect(await mine.list('?page=1000000&pageSize=1337')).toMatchObject({ items: [], totalCount: all.totalCount });
  });

  it('Given LIKE wildcards, Then they are searched literally', async () => {
    for (const title of ['100 % prêt', 'sous_traité', String.raw`C:\temp`, 'rien']) await mine.plan({ title });
    const found = async (search: string) =>
      (await mine.list(`?sort=title&search=${encodeURIComponent(search)}`)).items.map(({ title }) => title);

    for (const sign of ['%', '_', '\\']) expect(await found(`${sign}${sign}`)).toEqual([]);
    expect(await found('s_us')).toEqual([]);
    expect(await found('r%n')).toEqual([]);
    expect(await found('sous_traite')).toEqual(['sous_traité']);
    expect(await found(String.raw`c:\temp`)).toEqual([String.raw`C:\temp`]);
  });
});

describe('transitions outside the specification', () => {
  it('Given a validated action, Then only its report, notes, contacts and outcome can change', async () => {
    const { id } = await mine.plan();
    await mine.change(id, { comment: 'Fait.' });
    const tries = [
      { status: 'pending' },
      { status: 'cancelled' },
      { title: 'Autre' },
      { type: 'phone' },
      { actionType: 'jobInterview' },
      { date: '2026-11-27T09:00:00Z' },
      { url: 'https://x.example' },
    ];

    for (const change of tries) expect(await mine.change(id, change)).toMatchObject({ status: 409 });
    expect((await mine.change(id, { interviewStatus: 'accepted' })).error.fields).toEqual({
      interviewStatus: 'notAllowed',
    });
    expect((await mine.change(id, { comment: '' })).status).toBe(400);
    expect((await mine.change(id, { status: 'done' })).error.fields).toEqual({ status: 'notAllowed' });
    const { data } = await mine.client.get<Appointment>(`/me/agenda/${id}`);
    expect(data).toMatchObject({ status: 'validated', actionType: 'adviseQuery', comment: 'Fait.' });
  });

  it('Given a cancelled interview, Then its outcome can no longer be set', async () => {
    const { id } = await mine.plan({ actionType: 'jobInterview' });
    await mine.change(id, { status: 'cancelled' });

    for (const change of [
      { interviewStatus: 'accepted' },
      { comment: 'x' },
      { notes: [{ text: 'x' }] },
      { title: 'x' },
    ]) {
      expect(await mine.change(id, change)).toMatchObject({ status: 409 });
    }
  });

  it('Given a field that only the server sets, Then it is refused', async () => {
    const { id } = await mine.plan();
    const own = { validatedAt: tuesdayNoon, cancelledAt: tuesdayNoon, createdAt: tuesdayNoon, userId: id, version: 7 };

    for (const [field, value] of Object.entries(own)) {
      expect((await mine.change(id, { [field]: value })).error.fields).toEqual({ [field]: 'unknown' });
      expect((await plan({ [field]: value })).error.fields).toEqual({ [field]: 'unknown' });
    }
    expect((await plan({ status: 'validated' })).error.fields).toEqual({ status: 'unknown' });
  });
});

import type { JobOffer, JobOfferCounts, Paged } from '@passerelle/shared/contract';
import { type TestClient, multipart, part } from '../../testing/test-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import sharp from 'sharp';
import { pngPixels } from '../../platform/files/pictures/picture-blocks';
import { aPhoto, aPng } from '../../testing/pictures';
import { aSeeker } from './testing/a-seeker';

let app: TestApp;
let client: TestClient;
let theirs: JobOffer;

beforeAll(async () => {
  photo = await aPhoto();
  app = await startTestApp();
  client = app.as(await aSeeker(app));
  theirs = (await form('POST', '/me/jobOffers', ...named('À elle'), part('documents.0.file', aPng('e'), 'e.png'))).data;
});
afterAll(() => app.close());
beforeEach(async () => {
  client = app.as(await aSeeker(app));
});

const named = (title = 'Comptable') => [part('title', title), part('type', 'external')];
const form = (method: 'POST' | 'PUT', path: string, ...parts: Buffer[]) =>
  client.send<JobOffer>({ method, url: `/api${path}`, ...multipart(...parts) });
const add = (values: object = {}) =>
  client.post<JobOffer>('/me/jobOffers', { title: 'x', type: 'internal', ...values });
const change = (id: string, body: object) => client.put<JobOffer>(`/me/jobOffers/${id}`, body);
const count = async (query = '') => (await client.get<JobOfferCounts>(`/me/jobOffers/count${query}`)).data;
const files = async () => (await app.db.selectFrom('files').select('id').execute()).length;
let photo: Buffer;
/** Padded to the requested size: bytes after the end are no part of the picture. */
const jpeg = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length, 1)]);

describe('a picture', () => {
  it('Given a JPEG with another extension, of just 500 KB, Then its content decides', async () => {
    const answer = await form('POST', '/me/jobOffers', ...named(), part('documents.0.file', jpeg(500_000), 'a.exe'));

    expect(answer.status).toBe(200);
    const shown = await client.send({ method: 'GET', url: answer.data.documents[0]?.url });
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 600 });
  });

  it.each<[string, Buffer | (() => Buffer), number]>([
    ['a page called a picture', Buffer.from('<html><script>alert(1)</script>'), 415],
    ['a PDF', Buffer.from('%PDF-1.7'), 415],
    ['a GIF', Buffer.from('GIF89a'), 415],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415],
    ['a program', Buffer.from('MZ\u0090'), 415],
    ['the beginning of a PNG', Buffer.from([0x89, 0x50, 0x4e]), 415],
    ['no byte', Buffer.alloc(0), 415],
    ['one byte too many', () => jpeg(500_001), 413],
  ])('Given %s, Then nothing is stored, at creation and later', async (_what, given, status) => {
    const content = typeof given === 'function' ? given() : given;
    const { id } = (await add()).data;
    const before = await files();

    const made = await form('POST', '/me/jobOffers', ...named(), part('documents.0.file', content, 'photo.png'));
    const changed = await form(
      'PUT',
      `/me/jobOffers/${id}`,
      part('title', 'Autre'),
      part('documents.0.file', aPng('bon'), 'b.png'),
      part('documents.1.file', content, 'photo.jpg'),
    );

    expect([made.status, changed.status]).toEqual([status, status]);
    expect(Object.keys(changed.error.fields ?? {})).toEqual(['documents.1.file']);
    expect([(await count()).all, await files()]).toEqual([1, before]);
    expect((await client.get<JobOffer>(`/me/jobOffers/${id}`)).data).toMatchObject({ title: 'x', documents: [] });
  });

  it('Given pictures that are missing, another user’s or too many, Then the field says which', async () => {
    const { id } = (await add()).data;
    const stranger = theirs.documents[0]?.id ?? '';
    const eleven = Array.from({ length: 11 }, (_, place) => part(`documents.${place}.file`, aPng('1'), 'a.png'));
    const tries: [Buffer[], object][] = [
      [[part('documents.0.description', 'Sans image')], { 'documents.0.file': 'required' }],
      [[part('documents.0.id', stranger)], { 'documents.0.id': 'unknown' }],
    ];

    for (const [parts, fields] of tries) {
      expect(await form('PUT', `/me/jobOffers/${id}`, ...parts)).toMatchObject({ status: 400, error: { fields } });
    }

    expect((await form('PUT', `/me/jobOffers/${id}`, ...eleven)).status).toBe(400);
    for (const field of ['documents.x.file', 'documents.99999.file', 'files', 'documents.0.file.0', 'documents.0.x']) {
      const answer = await form('PUT', `/me/jobOffers/${id}`, part('title', 'Autre'), part(field, aPng('1'), 'a.png'));
      expect(answer).toMatchObject({ status: 400, error: { fields: { [field]: 'unknown' } } });
    }
    expect((await client.get<JobOffer>(`/me/jobOffers/${id}`)).data).toMatchObject({ title: 'x', documents: [] });
    const url = theirs.documents[0]?.url;
    for (const who of [client, app.anyone])
      expect((await who.send({ method: 'GET', url })).status).toBeGreaterThan(400);
  });
});

describe('several pictures', () => {
  it('Given two for one position, or one kept twice, Then none is dropped silently', async () => {
    const [first, second] = ['a', 'b'].map((name) => part('documents.0.file', aPng(name), `${name}.png`));
    const { id, documents } = (await form('POST', '/me/jobOffers', ...named(), first!)).data;
    const kept = documents[0]!.id;

    const both = await form('PUT', `/me/jobOffers/${id}`, part('title', 'Autre'), first!, second!);
    const twice = await change(id, { title: 'Autre', documents: [{ id: kept }, { id: kept }] });

    expect(both).toMatchObject({ status: 400, error: { fields: { 'documents.0.file': 'duplicate' } } });
    expect(twice).toMatchObject({ status: 400, error: { fields: { 'documents.1.id': 'duplicate' } } });
    const { data } = await client.get<JobOffer>(`/me/jobOffers/${id}`);
    expect(data).toMatchObject({ title: 'Comptable', documents });
  });

  it('Given some without a position, Then they take the free ones', async () => {
    const parts = ['documents', 'documents.0.file', 'documents'].map((field, n) => part(field, aPng(`p${n}`), 'a.png'));

    const { data } = await form('POST', '/me/jobOffers', ...named(), ...parts);

    const shown = data.documents.map(async ({ url }) => (await client.send({ method: 'GET', url })).bytes);
    expect(await Promise.all(shown)).toEqual(['p1', 'p0', 'p2'].map((text) => pngPixels(aPng(text))));
  });

  it('Given a name with a wrong extension, Then it is stored under the real type', async () => {
    const { data } = await form('POST', '/me/jobOffers', ...named(), part('documents', aPng('x'), 'a\u202Egnp.exe'));

    const { headers } = await client.send({ method: 'GET', url: data.documents[0]!.url });
    expect(headers['content-disposition']).toContain('filename="agnp.exe.png"');
  });
});

describe('texts and days', () => {
  it.each<[object, string]>([
    [{ title: 'a\u0000' }, 'title'],
    [{ title: '\u200B\u202E' }, 'title'],
    [{ title: 'x'.repeat(10_000) }, 'title'],
    [{ description: 'x'.repeat(5_001) }, 'description'],
    [{ company: { name: 'x'.repeat(201) } }, 'company.name'],
    [{ job: { occupation: 'wizard' } }, 'job.occupation'],
    [{ responseDate: '9999-12-31T23:59:59-12:00' }, 'responseDate'],
    [{ responseDate: '0000-01-01T00:00:00Z' }, 'responseDate'],
    [{ responseDate: '0226-11-20T00:00:00Z' }, 'responseDate'],
    [{ followUpDate: '9999-12-31' }, 'followUpDate'],
    [{ followUpDate: '2026-02-30' }, 'followUpDate'],
    [{ statusDate: '2026-11-20T00:00:00Z' }, 'statusDate'],
    [{ appointments: [] }, 'appointments'],
  ])('Given %j, Then the field is named and nothing changes', async (values, field) => {
    const { id } = (await add()).data;

    for (const answer of [await add(values), await change(id, values)]) {
      expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([400, [field]]);
    }
    expect((await count()).all).toBe(1);
  });

  it('Given a status at creation, or an unknown one, Then it is refused', async () => {
    const { id } = (await add()).data;

    expect((await add({ status: 'accepted' })).error.fields).toEqual({ status: 'unknown' });
    for (const status of ['validated', '', null, 0]) expect((await change(id, { status })).status).toBe(400);
    expect((await change(id, {})).status).toBe(400);
  });

  it('Given LIKE wildcards, Then they are searched literally, in list and counts', async () => {
    for (const title of ['100 % prêt', 'sous_traité', String.raw`C:\temp`]) await add({ title });
    const refused = (await add({ title: 'sous_chef' })).data.id;
    await change(refused, { status: 'refused' });
    const titles = async (search: string) =>
      (await client.get<Paged<JobOffer>>(`/me/jobOffers?sort=title&search=${search}`)).data.items.map(
        ({ title }) => title,
      );

    expect(await titles('sous_')).toEqual(['sous_chef', 'sous_traité']);
    expect(await count('?search=sous_')).toEqual({ all: 2, pending: 1, refused: 1 });
    expect(await titles('s_us')).toEqual([]);
    expect(await titles(encodeURIComponent(String.raw`c:\temp`))).toEqual([String.raw`C:\temp`]);
    expect(await count('?search=%25%25')).toEqual({ all: 0, pending: 0, refused: 0 });
    for (const query of ['page=-1', 'sort=company', 'status=done', 'search=%00', 'order=x', 'pageSize=1338']) {
      expect((await client.get(`/me/jobOffers?${query}`)).status).toBe(400);
    }
    expect((await client.get<Paged<JobOffer>>('/me/jobOffers?page=9999')).data).toMatchObject({
      items: [],
      totalCount: 4,
    });
  });
});

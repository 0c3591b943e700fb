import type { ContentItem } from '@passerelle/shared/contract';
import { sweepFiles } from '../../domains/files/sweep-files';
import { aPhoto } from '../../testing/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { multipart, part, type TestClient } from '../../testing/test-client';
import { anItem, aPack, rowOf } from './testing/an-item';

let app: TestApp;
let organization: string;
let admin: TestClient;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  organization = await app.anOrganization();
});
beforeEach(async () => {
  admin = app.as(await app.aPerson({ role: 'admin', organization_id: organization }));
  const published = { fr: { fields: { name: 'Un CV', family: 'cv' } } };
  const packId = await aPack(app, { organizationId: organization });
  id = await anItem(app, { packId, kind: 'library', key: 'cv', published });
});
afterAll(() => app.close());

const pdf = (words = ''): Buffer => Buffer.from(`%PDF-1.4\n${words}\n%%EOF\n`);
const captions = 'WEBVTT\n\n00:03.100 --> 00:07.600\nDeux phrases.\n';

const attach = (fields: Record<string, string>, bytes: Buffer | string, name: string, client = admin) =>
  client.send<ContentItem>({
    method: 'POST',
    url: `/api/content/items/${id}/attachments`,
    ...multipart(...Object.entries(fields).map(([field, value]) => part(field, value)), part('file', bytes, name)),
  });

describe('a file of a document', () => {
  it('is part of the draft under the key of the document, and stored once', async () => {
    await attach({ language: 'fr', role: 'file' }, pdf(), 'Mon CV.PDF');
    const photo = await aPhoto({ width: 40, height: 30, format: 'png' });
    await attach({ language: 'fr', role: 'cover' }, photo, 'photo.png');
    const { status, data } = await attach({ language: 'fr', role: 'captions', captions: 'en' }, captions, 'en.vtt');

    expect([status, data.status]).toEqual([200, 'modified']);
    expect(data.files.fr?.fields).toEqual({
      name: 'Un CV',
      family: 'cv',
      file: 'files/cv.fr.pdf',
      cover: 'files/cv.fr.cover.png',
      captions: { en: 'files/cv.fr.en.vtt' },
    });
    expect(data.attachments.map(({ path, name }) => [path, name])).toEqual([
      ['files/cv.fr.cover.png', 'photo.png'],
      ['files/cv.fr.en.vtt', 'en.vtt'],
      ['files/cv.fr.pdf', 'Mon CV.PDF'],
    ]);
    const file = await admin.send({ method: 'GET', url: data.attachments[2]?.url ?? '' });
    expect([file.status, file.headers['content-type'], file.text]).toEqual([200, 'application/pdf', pdf().toString()]);
    const rows = await app.db.selectFrom('files').where('purpose', '=', 'content').selectAll().execute();
    expect(rows.map(({ organization_id, owner_id }) => [organization_id, owner_id])).toEqual(
      rows.map(() => [organization, null]),
    );
    expect((await rowOf(app, id)).published).toMatchObject({ attachments: {} });
  });

  it('adds a language, and replaces the former file of that language', async () => {
    const first = await attach({ language: 'de', role: 'file' }, pdf('eins'), 'eins.pdf');
    const second = await attach({ language: 'de', role: 'file' }, pdf('zwei'), 'zwei.pdf');

    expect(second.data.files.de).toEqual({ fields: { file: 'files/cv.de.pdf' } });
    expect(second.data.pack.languages).toEqual(['fr', 'en', 'de']);
    const [before, after] = [first, second].map(({ data }) => data.attachments.map(({ url, name }) => ({ url, name })));
    expect(after).toMatchObject([{ name: 'zwei.pdf' }]);
    expect(before).not.toEqual(after);
  });

  it.each([
    ['an unknown type', { role: 'file' }, 'MZ', 'cv.exe', 415, 'notAllowed'],
    ['another type than its name says', { role: 'file' }, 'plain text', 'cv.pdf', 415, 'notAllowed'],
    ['a cover that is no picture', { role: 'cover' }, pdf(), 'cv.pdf', 415, 'notAllowed'],
    ['a damaged cover', { role: 'cover' }, Buffer.from('ffd8ffe000104a464946', 'hex'), 'cv.jpg', 415, 'notAllowed'],
    ['captions in another format', { role: 'captions', captions: 'fr' }, '1\n00:03 --> 00:04', 'c.vtt', 415, 'format'],
    ['captions that are no text', { role: 'captions', captions: 'fr' }, Buffer.from([0xff]), 'c.vtt', 415, 'format'],
    ['an empty file', { role: 'file' }, '', 'cv.pdf', 400, 'tooSmall'],
  ])('is refused as %s', async (_what, fields, bytes, name, status, code) => {
    const { status: answered, error } = await attach({ language: 'fr', ...fields }, bytes, name);

    expect([answered, error.fields]).toEqual([status, { file: code }]);
    expect(await rowOf(app, id)).toMatchObject({ draft: null, version: 1 });
  });

  it('is refused without the language of captions, and for an item of another kind', async () => {
    const unknown = await attach({ language: 'fr', role: 'captions' }, captions, 'c.vtt');
    expect(unknown.error.fields).toEqual({ captions: 'required' });

    id = await anItem(app, { packId: await aPack(app, { organizationId: organization }) });
    const page = await attach({ language: 'fr', role: 'file' }, pdf(), 'cv.pdf');
    expect([page.status, page.error.fields]).toEqual([400, { file: 'notAllowed' }]);
  });

  it('leaves the draft with its path, and is deleted the day after where no version has it', async () => {
    const { data } = await attach({ language: 'fr', role: 'file' }, pdf('weg'), 'weg.pdf');
    const fileId = data.attachments[0]?.url.split('/').at(-1) ?? '';
    const isKept = async () => {
      const row = await app.db.selectFrom('files').where('id', '=', fileId).select('deleted_at').executeTakeFirst();
      return row?.deleted_at === null;
    };
    app.clock.advance({ days: 2 });
    await sweepFiles(app.db, app.services);
    expect(await isKept()).toBe(true);

    const saved = await admin.put<ContentItem>(`/content/items/${id}`, {
      files: { fr: { fields: { name: 'Un CV' } } },
    });
    expect(saved.data.attachments).toEqual([]);
    await sweepFiles(app.db, app.services);
    expect(await isKept()).toBe(false);
  });

  it('is seen by staff who read only once it is published', async () => {
    const { data } = await attach({ language: 'fr', role: 'file' }, pdf('neu'), 'neu.pdf');
    const url = data.attachments[0]?.url ?? '';
    const owner = app.as(await app.aPerson({ role: 'owner', organization_id: organization }));
    const stranger = app.as(await app.aPerson({ role: 'admin', organization_id: await app.anOrganization() }));
    const statusFor = async (client: TestClient) => (await client.send({ method: 'GET', url })).status;
    expect([await statusFor(admin), await statusFor(owner), await statusFor(stranger)]).toEqual([200, 404, 404]);

    const published = JSON.stringify((await rowOf(app, id)).draft);
    await app.db.updateTable('content_items').set({ published, draft: null }).where('id', '=', id).execute();

    expect([await statusFor(admin), await statusFor(owner), await statusFor(stranger)]).toEqual([200, 200, 404]);
  });
});

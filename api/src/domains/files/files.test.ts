import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LibraryDocument, RoleName } from '@passerelle/shared/contract';
import type { FilePurpose } from '../../platform/database/schema';
import { unknownId } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { aDocument, type DocumentValues } from '../library/testing/a-document';

let app: TestApp;
let organizationId: string;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const person = await app.aPerson();
  organizationId = person.organizationId;
  client = app.as(person);
});

const bytes = 'the bytes of a document';

async function addressOf(values: DocumentValues): Promise<string> {
  const id = await aDocument(app, values);
  const { data } = await client.get<LibraryDocument>(`/me/library/${id}`);
  return data.url.slice('/api'.length);
}

async function aFile(purpose: FilePurpose, ownerId: string | null): Promise<string> {
  const stored = await app.db
    .selectFrom('files')
    .select(['sha256', 'size'])
    .where('sha256', '=', await shaOfSomething())
    .executeTakeFirstOrThrow();
  const { id } = await app.db
    .insertInto('files')
    .values({
      ...stored,
      owner_id: ownerId,
      purpose,
      original_name: `${purpose}-${ownerId}.png`,
      extension: 'png',
      content_type: 'image/png',
      created_at: app.clock.now().toJSDate(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function shaOfSomething(): Promise<string> {
  const id = await aDocument(app, { contents: { fr: { bytes } } });
  const { sha256 } = await app.db
    .selectFrom('library_document_contents')
    .innerJoin('files', 'files.id', 'library_document_contents.file_id')
    .where('document_id', '=', id)
    .select('sha256')
    .executeTakeFirstOrThrow();
  return sha256;
}

describe('the file of a document', () => {
  it('Given a range, When it is requested, Then that range is returned', async () => {
    const address = await addressOf({ contents: { fr: { name: 'Film : un', file: 'a.mp4', bytes } } });

    const whole = await client.get(address);
    const part = await client.get(address, { range: 'bytes=4-8' });
    const beyond = await client.get(address, { range: 'bytes=900-' });

    expect(whole).toMatchObject({ status: 200, text: bytes });
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="Film un.mp4"; filename*=UTF-8''Film%20un.mp4`,
      'x-content-type-options': 'nosniff',
    });
    expect(part).toMatchObject({ status: 206, text: 'bytes' });
    expect(part.headers['content-range']).toBe(`bytes 4-8/${bytes.length}`);
    expect(beyond.status).toBe(416);
    const again = await client.get(address, { 'if-none-match': String(whole.headers.etag) });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(beyond.headers['content-range']).toBe(`bytes */${bytes.length}`);
    const head = await client.send({ method: 'HEAD', url: `/api${address}` });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers['content-length']).toBe(String(bytes.length));
    expect((await app.anyone.send({ method: 'HEAD', url: `/api${address}` })).status).toBe(401);
  });

  it('Given a real film, When a player requests its end, middle and start, Then they form the whole', async () => {
    const film = await readFile(
      join(import.meta.dirname, '../../../demo-content/common/library/files/following-up.mov'),
    );
    const address = await addressOf({ contents: { fr: { file: 'a.mov', bytes: film } } });
    const [end, middle, start] = ['bytes=-1000', `bytes=500-${film.length - 1001}`, 'bytes=0-499'];

    const parts = await Promise.all([start, middle, end].map((range) => client.get(address, { range })));

    expect(parts.map(({ status }) => status)).toEqual([206, 206, 206]);
    expect(Buffer.concat(parts.map((part) => part.bytes)).equals(film)).toBe(true);
  });

  it('Given the download parameter, Then it is an attachment', async () => {
    const address = await addressOf({ contents: { fr: { name: 'Élan', bytes } } });

    const answer = await client.get(`${address}?download=true`);

    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="_lan\.pdf"; filename\*=.*%C3%89lan\.pdf$/,
    );
    expect((await client.get(`${address}?download=perhaps`)).status).toBe(400);
  });

  it.each(['page.html', 'modele.docx', 'sans-extension'])(
    'Given %s, Then it is only a download, as bytes',
    async (file) => {
      const { headers } = await client.get(
        await addressOf({ contents: { fr: { file, bytes: '<script>1</script>' } } }),
      );

      expect(headers['content-type']).toBe('application/octet-stream');
      expect(headers['content-disposition']).toMatch(/^attachment;/);
    },
  );
});

describe('access to a file', () => {
  const statusOf = async (address: string, who = client) => (await who.get(address)).status;

  it('Given a document of one organisation, Then it is a 404 for the other, and without a session', async () => {
    const address = await addressOf({ organizationId });

    expect(await statusOf(address)).toBe(200);
    expect(await statusOf(address, app.as(await app.aPerson()))).toBe(404);
    expect(await statusOf(address, app.anyone)).toBe(401);
    const newcomer = app.as(await app.aPerson({ organization_id: organizationId, terms_accepted_at: null }));
    expect(await statusOf(address, newcomer)).toBe(403);
    await app.db.updateTable('library_documents').set({ archived_at: app.clock.now().toJSDate() }).execute();
    expect(await statusOf(address)).toBe(404);
    expect(await statusOf(`/files/${unknownId}`)).toBe(404);
    expect(await statusOf('/files/..%2F..%2Fetc%2Fpasswd')).toBe(404);
  });

  it('Given a participant’s upload, Then they and their staff can read it', async () => {
    const manager = await app.aPerson({ organization_id: organizationId, role: 'manager' });
    const owner = await app.aPerson({ organization_id: organizationId, manager_id: manager.id });
    const address = `/files/${await aFile('document', owner.id)}`;
    const staff = (role: RoleName, organization = organizationId) =>
      app.aPerson({ organization_id: organization, role });

    expect(await statusOf(address, app.as(owner))).toBe(200);
    expect(await statusOf(address, app.as(manager))).toBe(200);
    expect(await statusOf(address, app.as(await staff('owner')))).toBe(200);
    expect(await statusOf(address, app.as(await staff('superAdmin', await app.anOrganization())))).toBe(200);
    expect(await statusOf(address)).toBe(404);
    expect(await statusOf(address, app.as(await staff('manager')))).toBe(404);
    expect(await statusOf(address, app.as(await staff('owner', await app.anOrganization())))).toBe(404);
  });

  it('Given an uploaded document, Then browsers do not cache it; shared files are cached and revalidated', async () => {
    const owner = await app.aPerson({ organization_id: organizationId });
    const cachingOf = async (address: string) => (await app.as(owner).get(address)).headers['cache-control'];

    for (const purpose of ['document', 'jobOffer', 'export'] as const) {
      expect(await cachingOf(`/files/${await aFile(purpose, owner.id)}`)).toBe('no-store');
    }
    expect(await cachingOf(await addressOf({ organizationId }))).toBe('private, max-age=0, must-revalidate');
  });

  it('Given a picture of an offer, Then only the owner of the offer can read it', async () => {
    const owner = await app.aPerson({ organization_id: organizationId });
    const address = `/files/${await aFile('jobOffer', owner.id)}`;

    expect(await statusOf(address, app.as(owner))).toBe(200);
    expect(await statusOf(address, app.as(await app.aPerson({ organization_id: organizationId, role: 'owner' })))).toBe(
      404,
    );
  });

  it('Given an avatar, a logo or a banner, Then all of the organisation can read it, also before the terms', async () => {
    const colleague = await app.aPerson({ organization_id: organizationId });
    const [avatar, logo] = [await aFile('avatar', colleague.id), await aFile('logo', null)];
    const banner = await aFile('banner', null);
    const updated_at = app.clock.now().toJSDate();
    await app.db
      .insertInto('user_profiles')
      .values({ user_id: colleague.id, avatar_file_id: avatar, updated_at })
      .execute();
    await app.db
      .insertInto('themes')
      .values({ organization_id: organizationId, logo_file_id: logo, banner_file_id: banner, updated_at })
      .execute();
    const newcomer = app.as(await app.aPerson({ organization_id: organizationId, terms_accepted_at: null }));
    const stranger = app.as(await app.aPerson({ role: 'owner' }));
    const ofEveryone = app.as(await app.aPerson({ role: 'superAdmin' }));

    for (const id of [avatar, logo, banner]) {
      expect(await statusOf(`/files/${id}`)).toBe(200);
      expect(await statusOf(`/files/${id}`, newcomer)).toBe(200);
      expect(await statusOf(`/files/${id}`, stranger)).toBe(404);
      expect(await statusOf(`/files/${id}`, ofEveryone)).toBe(200);
    }
  });
});

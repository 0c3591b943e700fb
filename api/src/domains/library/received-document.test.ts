import sharp from 'sharp';
import type { LibraryDocument, RoleName } from '@passerelle/shared/contract';
import { fileLimits } from '@passerelle/shared/contract/limits';
import type { TestPerson } from '../../testing/builders';
import { type TestClient, multipart, part } from '../../testing/test-client';
import { aBomb, aPhoto } from '../../testing/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let person: TestPerson;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.aPerson();
  client = app.as(person);
});

const pdf = '%PDF-1.7\n1 0 obj\n';

const post = (parts: readonly Buffer[], headers: Record<string, string> = {}, who = client) => {
  const { payload, headers: form } = multipart(...parts);
  return who.send<LibraryDocument>({
    method: 'POST',
    url: '/api/me/library',
    payload,
    headers: { ...form, ...headers },
  });
};
const send = (file: string, bytes: string | Buffer = pdf, fields: Record<string, string> = {}) =>
  post([part('document', bytes, file), part('name', 'Mon CV'), ...Object.entries(fields).map(([k, v]) => part(k, v))]);
const pathOf = ({ url }: LibraryDocument) => url.slice('/api'.length);
const ownCount = async () =>
  (await app.db.selectFrom('library_documents').where('owner_id', '=', person.id).selectAll().execute()).length;

describe('an invalid upload', () => {
  const refusedWith = (code: string) => ({ status: 400, error: { fields: { document: code } } });

  it('Given no file, an empty one or two, Then the error says which', async () => {
    expect(await post([part('name', 'CV')])).toMatchObject(refusedWith('required'));
    expect(await client.post('/me/library', { name: 'CV' })).toMatchObject(refusedWith('required'));
    expect(await send('cv.pdf', '')).toMatchObject(refusedWith('tooSmall'));
    const two = [part('document', pdf, 'a.pdf'), part('document', pdf, 'b.pdf'), part('name', 'CV')];
    expect(await post(two)).toMatchObject(refusedWith('tooMany'));
    expect(await ownCount()).toBe(0);
  });

  it.each([
    ['a program called a PDF', 'cv.pdf', Buffer.from('MZ\x90\x00\x03\x00\x00\x00')],
    ['a page called a PDF', 'cv.pdf', '<html><script>1</script></html>'],
    ['a page', 'cv.html', '<html></html>'],
    ['a drawing that may run', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a drawing called a picture', 'logo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a second name', 'cv.pdf.exe', pdf],
    ['a name that turns around', 'cv\u202Efdp.exe', pdf],
    ['no kind at all', 'cv', pdf],
    ['a name that is only a kind', '.pdf', pdf],
    ['an archive called a document', 'cv.docx', Buffer.from('504b0506' + '00'.repeat(18), 'hex')],
    ['a program called a text', 'notes.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0x02, 0x01, 0x00])],
  ])('Given %s, Then it is refused, and the error lists the accepted types', async (_what, name, bytes) => {
    const answer = await send(name, bytes);

    expect(answer).toMatchObject({ status: 415, error: { fields: { document: 'notAllowed' } } });
    expect(answer.error.message).toContain('pdf, docx, odt');
    expect(await ownCount()).toBe(0);
  });

  it('Given more than fifty megabytes, Then it is too large', async () => {
    const bytes = Buffer.alloc(fileLimits.document.bytes + 1, pdf);

    expect(await send('cv.pdf', bytes)).toMatchObject({ status: 413, error: { fields: { document: 'tooLarge' } } });
    expect(await ownCount()).toBe(0);
  });

  it('Given a person at the storage limit, Then another upload is refused with a message', async () => {
    const { document } = fileLimits;
    const full = { extension: 'mp4', content_type: 'video/mp4', sha256: 'f'.repeat(64), created_at: new Date() };
    const keep = (owner_id: string, purpose: 'document' | 'avatar', size: number) =>
      app.db
        .insertInto('files')
        .values({ ...full, owner_id, purpose, original_name: 'film.mp4', size })
        .execute();
    await keep((await app.aPerson()).id, 'document', document.bytesOfPerson);
    await keep(person.id, 'avatar', document.bytesOfPerson);
    await keep(person.id, 'document', document.bytesOfPerson - 2 * pdf.length);

    const answers = await Promise.all(['one.pdf', 'two.pdf', 'three.pdf'].map((name) => send(name)));

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 413]);
    const refused = answers.find(({ status }) => status === 413);
    expect(refused?.error).toMatchObject({ code: 'tooLarge', fields: { document: 'tooMany' } });
    expect(refused?.error.message).toContain(`${document.bytesOfPerson / 1_000_000} Mo en tout`);
    expect(await ownCount()).toBe(2);
  });

  it('Given no session, or a page of another site, Then nothing is stored', async () => {
    const parts = [part('document', pdf, 'cv.pdf'), part('name', 'CV')];
    expect((await post(parts, {}, app.anyone)).status).toBe(401);
    expect((await post(parts, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await client.post('/me/library', '<x/>', { 'content-type': 'text/xml' })).status).toBe(415);
  });
});

describe('an uploaded picture', () => {
  const given = async () =>
    sharp(await aPhoto())
      .keepExif()
      .withExifMerge({ IFD0: { Model: 'PHONE-42' } })
      .toBuffer();
  const seenBy = async (role: RoleName, document: LibraryDocument) =>
    app.as(await app.aPerson({ organization_id: person.organizationId, role })).get(pathOf(document));

  it('Given a photo with a location, Then viewers see neither location nor device', async () => {
    const photo = await given();
    expect((await sharp(photo).metadata()).exif?.includes('PHONE-42')).toBe(true);

    const { status, data } = await send('diplôme.jpg', photo);

    const shown = await seenBy('owner', data);
    expect([status, shown.status]).toEqual([200, 200]);
    expect((await sharp(shown.bytes).metadata()).exif).toBeUndefined();
    expect(shown.bytes.includes('PHONE-42')).toBe(false);
    expect(data.size).toBe(shown.bytes.length);
  });

  it('Given the same photo under another name, Then its bytes are stored once', async () => {
    const [one, two] = [await send('a.jpg', await given()), await send('b.jpg', await given())];

    const stored = await app.db
      .selectFrom('files')
      .where('owner_id', '=', person.id)
      .select('sha256')
      .distinct()
      .execute();
    expect([one.status, two.status, stored.length]).toEqual([200, 200, 1]);
  });

  it.each([
    ['that breaks off', async () => (await given()).subarray(0, 3_000), 415, 'notAllowed', 'ne s’ouvre pas'],
    ['of too many pixels', () => aBomb(100_000, 100_000), 413, 'tooLarge', 'trop de points'],
  ] as const)('Given one %s, Then it is refused with a message', async (_what, make, status, code, words) => {
    const answer = await send(status === 413 ? 'a.png' : 'a.jpg', await make());

    expect(answer).toMatchObject({ status, error: { fields: { document: code } } });
    expect(answer.error.message).toContain(words);
    expect(await ownCount()).toBe(0);
  });
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: 'https://passerelle.example' } });
});
afterAll(() => app.close());

async function aFile(bytes: string | Buffer, content_type = 'image/png'): Promise<string> {
  const path = join(app.services.config.dataDir, 'incoming');
  await writeFile(path, bytes);
  const { sha256, size } = await app.services.files.add(path);
  const { id } = await app.db
    .insertInto('files')
    .values({
      purpose: 'logo',
      original_name: 'logo',
      extension: 'png',
      content_type,
      size,
      sha256,
      created_at: app.clock.now().toJSDate(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function anOrganizationWith(logo_file_id: string): Promise<string> {
  const organization_id = await app.anOrganization({ name: 'Bois & Rives' });
  const updated_at = app.clock.now().toJSDate();
  await app.db
    .insertInto('themes')
    .values({ organization_id, logo_file_id, primary_color: '#0B7A75', updated_at })
    .execute();
  return organization_id;
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><script>alert(1)</script><rect width="300" height="100" fill="#0B7A75"/></svg>';
const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0B7A75' } })
    .png()
    .toBuffer();
const ask = (id: string, headers = {}) => app.server.inject({ url: `/api/logos/${id}`, headers });

describe('a logo in a mail', () => {
  it.each([
    ['a wide picture', () => aPicture(1_400, 200), { width: 358, height: 51 }],
    ['a high one', () => aPicture(200, 800), { width: 17, height: 68 }],
    ['a drawing', () => Promise.resolve(svg), { width: 204, height: 68 }],
  ])('Given %s, Then it is public, as a picture that mail programs show', async (_what, make, size) => {
    const id = await aFile(await make());
    await anOrganizationWith(id);

    const answer = await ask(id);

    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', ...size, hasAlpha: false });
    expect((await ask(id, { 'if-none-match': answer.headers.etag })).statusCode).toBe(304);
  });

  it('Given any other file, or an invalid picture, Then it is a 404', async () => {
    const [other, broken] = [await aFile(await aPicture(10, 10)), await aFile('%PDF-1.4')];
    await anOrganizationWith(broken);

    for (const id of [other, broken, '0b8a9c5e-7a57-4f5c-9d2b-1c1f6a3f2e11', 'logo', '..%2Fsecret']) {
      expect((await ask(id)).statusCode).toBe(404);
    }
  });

  it('is in the mails of its organisation, with its name and colour', async () => {
    const logo = await aFile(svg);
    const person = await app.aPerson({ organization_id: await anOrganizationWith(logo) });

    await app.anyone.post('/auth/reset', { username: person.email });

    const { html } = await app.db
      .selectFrom('mails')
      .where('user_id', '=', person.id)
      .select('html')
      .executeTakeFirstOrThrow();
    expect(html).toContain(`<img src="https://passerelle.example/api/logos/${logo}" alt="Bois &amp; Rives"`);
    expect(html).toContain('bgcolor="#0B7A75"');
  });
});

import type { LibraryDocument, OwnFile, Paged } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { multipart, part, type TestClient } from '../../testing/test-client';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = app.as(await app.aPerson());
});

const bytes = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
async function handIn(name: string): Promise<LibraryDocument> {
  app.clock.advance({ minutes: 1 });
  const sent = multipart(part('name', name), part('document', bytes, name));
  const answer = await client.send<LibraryDocument>({ method: 'POST', url: '/api/me/library', ...sent });
  expect(answer.status).toBe(200);
  return answer.data;
}
const files = async () => (await client.get<Paged<OwnFile>>('/me/documents')).data.items;

it('Given two files, When they are listed, Then the newest comes first, with its details', async () => {
  await handIn('cv.pdf');
  const letter = await handIn('lettre.pdf');

  const found = await files();

  expect(found.map(({ name }) => name)).toEqual(['lettre.pdf', 'cv.pdf']);
  expect(found[0]).toEqual({
    id: letter.id,
    name: 'lettre.pdf',
    url: letter.url,
    extension: 'pdf',
    size: bytes.length,
    task: null,
    updatedAt: letter.updatedAt,
  });
});

it('Given a file, When it is deleted, Then its bytes are gone, and its name is free', async () => {
  const { id, url } = await handIn('cv.pdf');

  expect((await client.delete(`/me/documents/${id}`)).status).toBe(204);

  expect(await files()).toEqual([]);
  expect((await client.get(`/me/library/${id}`)).status).toBe(404);
  expect((await client.get(url.replace('/api', ''))).status).toBe(404);
  expect((await client.delete(`/me/documents/${id}`)).status).toBe(404);
  await handIn('cv.pdf');
});

it('Given another user’s file, When it is deleted, Then it is a 404, and stays', async () => {
  const { id } = await handIn('cv.pdf');

  expect((await app.as(await app.aPerson()).delete(`/me/documents/${id}`)).status).toBe(404);

  expect(await files()).toHaveLength(1);
});

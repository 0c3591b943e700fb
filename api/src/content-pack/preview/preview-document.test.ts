import type { ContentPreview, OwnProfile } from '@passerelle/shared/contract';
import { productPages } from '../../pages';
import { aFlip, aStore, type TestStore } from '../../testing/a-store';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { aStudio, findItem } from '../studio/testing/a-studio';
import { aFolder, type PackFolder } from '../testing/a-folder';

let store: TestStore;
let app: TestApp;
let folder: PackFolder;
beforeAll(async () => {
  store = aStore();
  store.flip(aFlip());
  app = await startTestApp({ config: { webDir: store.webDir }, pages: productPages });
  folder = await aFolder();
});
afterAll(async () => {
  await app.close();
  await folder.remove();
  store.discard();
});

const documentOf = (client: TestClient, url: string) => client.send({ method: 'GET', url });
const meIn = (text: string) => JSON.parse(/id="me">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null') as OwnProfile | null;

it('is the product’s page of the participant, in a frame of this site, for its author alone', async () => {
  const { author, reader } = await aStudio(app, folder);
  const { id } = await findItem(author, 'programs', 'rebond');
  const { data } = await author.post<ContentPreview>('/content/previews', { item: id, language: 'en', week: 1 });
  const address = `${data.address}contacts?page=1`;

  const shown = await documentOf(author, address);

  expect(shown.status).toBe(200);
  expect(meIn(shown.text)).toMatchObject({ role: { slug: 'user' }, locale: 'en' });
  expect(shown.headers['content-security-policy']).toContain(`frame-ancestors 'self'`);
  const own = await documentOf(author, '/contacts');
  expect(meIn(own.text)?.role.slug).toBe('superAdmin');
  expect(own.headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
  for (const other of [reader, app.as(await app.aPerson({ role: 'superAdmin' })), app.anyone])
    expect((await documentOf(other, address)).status).toBe(404);
  expect((await documentOf(author, '/preview/unknown/contacts')).status).toBe(404);
});

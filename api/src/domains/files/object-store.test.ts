import type { LibraryDocument } from '@passerelle/shared/contract';
import { anObjectServer, type ObjectServer } from '../../platform/files/object-store/testing/an-object-server';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aDocument } from '../library/testing/a-document';

let server: ObjectServer;
let app: TestApp;

beforeAll(async () => {
  server = await anObjectServer();
  app = await startTestApp({ config: { filesAt: server.place } });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

it('streams a document of the object store, whole and in ranges, and answers 503 while the store is down', async () => {
  const person = await app.aPerson();
  const id = await aDocument(app, {});
  const { data } = await app.as(person).get<LibraryDocument>(`/me/library/${id}`);
  const address = data.url.slice('/api'.length);

  const whole = await app.as(person).get(address);
  const part = await app.as(person).get(address, { range: 'bytes=2-4' });

  expect(whole.status).toBe(200);
  expect(whole.bytes.length).toBeGreaterThan(5);
  expect([part.status, part.text]).toEqual([206, whole.text.slice(2, 5)]);
  expect((await app.anyone.get(address)).status).toBe(401);

  await server.stop();
  expect(await app.as(person).get(address)).toMatchObject({ status: 503, error: { code: 'notReady' } });
  expect((await app.as(person).get('/me')).status).toBe(200);
});

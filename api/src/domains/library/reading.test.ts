import type { LibraryDocumentDetail, Reading } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { unknownId } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { aDocument } from './testing/a-document';

let app: TestApp;
let client: TestClient;
let organizationId: string;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  const person = await app.aPerson();
  organizationId = person.organizationId;
  client = app.as(person);
  id = await aDocument(app, { organizationId });
});

const keep = (reading: unknown, who = client, document = id) =>
  who.put<Reading>(`/me/library/${document}/reading`, reading);
const reading = async (who = client) => (await who.get<LibraryDocumentDetail>(`/me/library/${id}`)).data.reading;
const rows = () => app.db.selectFrom('library_readings').where('document_id', '=', id).selectAll().execute();

it('Given a page and a second, When they are stored one after the other, Then each keeps its last value', async () => {
  expect(await keep({ lastPage: 3 })).toMatchObject({ status: 200, data: { lastPage: 3, lastSecond: null } });
  expect((await keep({ lastSecond: 90 })).data).toEqual({ lastPage: 3, lastSecond: 90 });
  expect((await keep({ lastPage: 1 })).data).toEqual({ lastPage: 1, lastSecond: 90 });
  expect((await keep({ lastPage: null })).data).toEqual({ lastPage: null, lastSecond: 90 });
  expect(await reading()).toEqual({ lastPage: null, lastSecond: 90 });
});

it('Given a document that is opened again, Then it has the first and last opening time', async () => {
  await keep({});
  const first = app.clock.now().toJSDate();
  app.clock.advance({ days: 1 });
  await keep({ lastPage: 2 });

  expect(await rows()).toMatchObject([{ first_opened_at: first, last_opened_at: app.clock.now().toJSDate() }]);
});

it('Given two readers of one document, Then each has their own position', async () => {
  const colleague = app.as(await app.aPerson({ organization_id: organizationId }));
  await keep({ lastPage: 3 });

  expect(await reading(colleague)).toBeNull();
  await keep({ lastPage: 7 }, colleague);

  expect(await reading()).toEqual({ lastPage: 3, lastSecond: null });
});

it('Given a document outside the reader’s access, or an unknown one, Then nothing is stored', async () => {
  const stranger = app.as(await app.aPerson());

  expect((await keep({ lastPage: 1 }, stranger)).status).toBe(404);
  expect((await keep({ lastPage: 1 }, client, unknownId)).status).toBe(404);
  expect((await keep({ lastPage: 1 }, client, 'first')).status).toBe(404);
  expect((await keep({ lastPage: 1 }, app.anyone)).status).toBe(401);
  expect(await rows()).toEqual([]);
});

it.each([
  { lastPage: 0 },
  { lastPage: -1 },
  { lastPage: 1.5 },
  { lastPage: '3' },
  { lastPage: limits.documentPages + 1 },
  { lastSecond: -1 },
  { lastSecond: limits.documentSeconds + 1 },
  { page: 1 },
  [],
])('Given %j, Then it is refused and nothing is stored', async (wrong) => {
  expect((await keep(wrong)).status).toBe(400);
  expect(await rows()).toEqual([]);
});

import type { Contact, Paged } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = app.as(await app.aPerson());
});

const inDays = (days: number): string => app.clock.now().plus({ days }).toISO();
const add = async (lastName: string): Promise<string> =>
  (await client.post<Contact>('/me/contacts', { type: 'hr', lastName })).data.id;
async function meet(contact: string, days: number, change?: object): Promise<void> {
  const body = { title: 'Se parler', actionType: 'adviseQuery', type: 'phone', date: inDays(days), contact };
  const { id } = (await client.post<{ id: string }>('/me/agenda', body)).data;
  if (change) await client.put(`/me/agenda/${id}`, change);
}
const done = { comment: 'Utile.' };
const quiet = async (who = client) => (await who.get<Paged<Contact>>('/me/contacts/quiet')).data;
const names = ({ items }: Paged<Contact>): string[] => items.map(({ lastName }) => lastName);

it('Given contacts met long ago, lately, never, or soon, Then the old ones are listed, the longest first', async () => {
  await meet(await add('Hier'), -1, done);
  await meet(await add('Juste à temps'), -59, done);
  await meet(await add('Longtemps'), -61, done);
  await meet(await add('Plus longtemps'), -200, done);
  const planned = await add('Bientôt');
  await meet(planned, -100, done);
  await meet(planned, 3);
  const forgotten = await add('Oublié');
  await meet(forgotten, -90, done);
  await meet(forgotten, -80);
  await meet(forgotten, 4, { status: 'cancelled' });
  await meet(await add('Jamais eu lieu'), -100, { status: 'cancelled' });
  await add('Jamais');

  expect(names(await quiet())).toEqual(['Plus longtemps', 'Oublié', 'Longtemps']);
});

it('Given more than the limit, Then it has the total', async () => {
  for (const name of ['Un', 'Deux', 'Trois', 'Quatre']) await meet(await add(name), -90, done);
  const gone = await add('Parti');
  await meet(gone, -300, done);
  await client.delete(`/me/contacts/${gone}`);

  const found = await quiet();
  expect(found.items).toHaveLength(3);
  expect(found.totalCount).toBe(4);
  expect(names(found)).not.toContain('Parti');
});

it('Given another user, or no session, Then nothing of it is returned', async () => {
  await meet(await add('À moi'), -90, done);

  expect(await quiet(app.as(await app.aPerson()))).toMatchObject({ items: [], totalCount: 0 });
  expect((await app.anyone.get('/me/contacts/quiet')).status).toBe(401);
});

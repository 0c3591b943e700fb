import type { Contact } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { importContacts } from './write-contacts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function statementsFor(count: number): Promise<number> {
  const { id } = await app.aPerson();
  const client = app.as({ id });
  const contactOf = (n: number) => ({ type: 'hr' as const, lastName: `Nom ${n}`, firstName: 'x' });
  const there: string[] = [];
  for (let n = 0; n < count; n += 1) there.push((await client.post<Contact>('/me/contacts', contactOf(n))).data.id);
  const rows = there.map((into, n) => ({
    contact: { ...contactOf(n), lastName: `Autre ${n}`, email: `n${n}@x.example` },
    choice: 'replace' as const,
    into,
    referrer: n > 0 ? there[0] : undefined,
  }));
  let statements = 0;
  const counted = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      statements += 1;
      return Promise.resolve(result);
    },
  });
  await importContacts(counted, id, { rows }, app.clock.now());
  return statements;
}

it('Given ten times as many people to merge, Then the number of statements is the same', async () => {
  expect(await statementsFor(30)).toBe(await statementsFor(3));
});

import type { Contact } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { agendaOf, type AgendaOf } from './testing/agenda-of';
import { readBy } from '../notifications/testing/notices-of';

let app: TestApp;
let mine: AgendaOf;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  mine = await agendaOf(app);
});

const told = async () => (await readBy(mine.client, '?search=recommande')).items.map(({ payload }) => payload.text);

/** Deletes and restores a contact, as the owner does. */
async function deleteAndRestore(contactId: string): Promise<void> {
  expect((await mine.client.delete(`/me/contacts/${contactId}`)).status).toBe(204);
  expect(await told()).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    expect((await mine.client.put(`/me/contacts/${contactId}/restore`, {})).status).toBe(200);
  }
}

describe('a restored contact', () => {
  it('Given a recommendation by another contact, Then its notice is listed again, as read', async () => {
    const body = { type: 'hr', lastName: 'Bensalem', referrer: mine.contact.id };
    const { id } = (await mine.client.post<Contact>('/me/contacts', body)).data;

    await deleteAndRestore(id);

    expect(await readBy(mine.client, '?search=recommande')).toMatchObject({
      totalCount: 1,
      items: [{ status: 'opened', payload: { context: { type: 'contact', target: id } } }],
    });
  });

  it('Given a recommendation in an action, Then the same; and not once an action is planned with them', async () => {
    const newcomer = await mine.addContact('Keïta');
    const { id } = await mine.plan();
    await mine.change(id, { comment: 'Utile', recommendedContacts: [newcomer.id] });

    await deleteAndRestore(newcomer.id);
    expect(await told()).toEqual(['Tanaka vous recommande Keïta. Proposez-lui un échange.']);

    await mine.plan({ contact: newcomer.id });
    await deleteAndRestore(newcomer.id);
    expect(await told()).toEqual([]);
  });

  it('Given no recommendation, Then there is no notice', async () => {
    await deleteAndRestore((await mine.addContact('Faure')).id);

    expect(await told()).toEqual([]);
  });
});

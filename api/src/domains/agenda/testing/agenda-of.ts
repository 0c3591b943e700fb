import type { Appointment, AppointmentCounts, AppointmentCreation, Contact, Paged } from '@passerelle/shared/contract';
import type { TestApp } from '../../../testing/test-app';
import type { TestAnswer, TestClient } from '../../../testing/test-client';

/** Tuesday at 12:30 in Paris; the tests' clock stands on the Wednesday after. */
export const tuesdayNoon = '2026-11-24T11:30:00.000Z';

export interface AgendaOf {
  client: TestClient;
  contact: Contact;
  plan(values?: Partial<AppointmentCreation>): Promise<Appointment>;
  change(id: string, body: object): Promise<TestAnswer<Appointment>>;
  list(query?: string): Promise<Paged<Appointment>>;
  count(query?: string): Promise<AppointmentCounts>;
  addContact(lastName: string): Promise<Contact>;
}

/** A user with one contact, and their calls. */
export async function agendaOf(app: TestApp): Promise<AgendaOf> {
  const client = app.as(await app.aPerson());
  const addContact = async (lastName: string) =>
    (await client.post<Contact>('/me/contacts', { type: 'external', lastName, company: { name: 'Solane' } })).data;
  const contact = await addContact('Tanaka');
  return {
    client,
    contact,
    addContact,
    async plan(values = {}) {
      app.clock.advance({ seconds: 1 });
      const body = { title: 'Demander conseil', actionType: 'adviseQuery', contact: contact.id, type: 'video' };
      const answer = await client.post<Appointment>('/me/agenda', { ...body, date: tuesdayNoon, ...values });
      expect(answer).toMatchObject({ status: 200 });
      return answer.data;
    },
    change: (id, body) => client.put<Appointment>(`/me/agenda/${id}`, body),
    list: async (query = '') => (await client.get<Paged<Appointment>>(`/me/agenda${query}`)).data,
    count: async (query = '') => (await client.get<AppointmentCounts>(`/me/agenda/count${query}`)).data,
  };
}

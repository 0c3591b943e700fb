import type { Contact, ContactCounts, Paged } from '@passerelle/shared/contract';
import type { TestApp } from '../../../testing/test-app';
import type { TestClient } from '../../../testing/test-client';

/** The calls that tests of the book make, for whoever the client stands for at that moment. */
export const contactCalls = (app: () => TestApp, client: () => TestClient) => ({
  add: async (values: object = {}): Promise<Contact> => {
    app().clock.advance({ seconds: 1 });
    const answer = await client().post<Contact>('/me/contacts', { type: 'external', lastName: 'Diallo', ...values });
    expect(answer).toMatchObject({ status: 200 });
    return answer.data;
  },
  list: async (query = ''): Promise<Paged<Contact>> => {
    const answer = await client().get<Paged<Contact>>(`/me/contacts${query}`);
    expect(answer.status).toBe(200);
    return answer.data;
  },
  count: async (query = '') => (await client().get<ContactCounts>(`/me/contacts/count${query}`)).data,
  names: ({ items }: Paged<Contact>): string[] => items.map(({ lastName }) => lastName),
});

import type { Contact, ContactBody, ContactCounts, Paged } from '@passerelle/shared/contract';
import type { TestApp } from '../../../testing/test-app';
import type { TestClient } from '../../../testing/test-client';

/** Every field of the form but the referrer and the comment. */
export const aFullContact = {
  type: 'networkAngel',
  lastName: 'Le Goff',
  firstName: 'Thomas',
  civility: 'mr',
  company: { name: 'Atelier Keravel', service: 'Études' },
  job: { occupation: 'projectManagement', jobTitle: 'Chef de projet' },
  email: 't.legoff@keravel.example',
  phone: '02 98 40 11 62',
  mobilePhone: '+33 6 12 45 78 03',
  addresses: [
    { type: 'professional', street: '4 quai de la Douane, 29200 Brest' },
    { type: 'other', street: '12 rue des Pins' },
  ],
} satisfies Required<Omit<ContactBody, 'referrer' | 'comment'>>;

/** The contact calls of tests, made as the client's current person. */
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

import { screen, within } from '@testing-library/react';
import type { ContactImportPreview, ContactImportRow, ReadContact } from '@passerelle/shared/contract';
import { anId, fakeApi, renderScreen, type Handlers } from '@passerelle/shared/testing';
import { ContactImportScreen } from './contact-import.screen';

export const person = (values: Partial<ReadContact>): ReadContact => ({
  type: null,
  lastName: 'Neuf',
  firstName: null,
  civility: null,
  company: {
    name: null,
    service: null,
  },
  job: {
    occupation: null,
    jobTitle: null,
  },
  email: null,
  phone: null,
  mobilePhone: null,
  addresses: [],
  comment: null,
  ...values,
});
export const aRow = (row: number, values: Partial<ContactImportRow> = {}): ContactImportRow => ({
  row,
  uid: null,
  contact: person({}),
  faults: {},
  known: null,
  sameAs: null,
  referrer: null,
  ...values,
});
export const fatouId = anId();
export const fatou = { contact: { id: fatouId, firstName: 'Fatou', lastName: 'Diallo' }, type: 'manager' } as const;
export const rows = [
  aRow(1, {
    contact: person({ lastName: 'Le Goff', firstName: 'Thomas', type: 'hr', email: 't@x.example' }),
    uid: 'u-1',
  }),
  aRow(2, {
    contact: person({ lastName: 'Diallo' }),
    known: { ...fatou, adds: ['email', 'addresses'], differs: ['phone'] },
  }),
  aRow(3, { contact: person({ lastName: 'Diallo' }), known: { ...fatou, adds: [], differs: [] } }),
  aRow(4, { contact: null, faults: { lastName: 'required' } }),
  aRow(5, { faults: { email: 'format', 'addresses.0.street': 'tooLong' } }),
  aRow(6, { sameAs: 5 }),
];
export const cards: ContactImportPreview = { format: 'vcard', columns: [], rows, room: 9_000 };

export const server = (preview: ContactImportPreview = cards, more: Handlers = {}) =>
  fakeApi({
    'POST /me/contacts/import/preview': () => preview,
    'POST /me/contacts/import': () => ({ created: 2, completed: 1 }),
    ...more,
  });
export const file = new File(['BEGIN:VCARD'], 'carnet.vcf', { type: 'text/vcard' });
export async function open() {
  const page = await renderScreen(<ContactImportScreen />, { route: '/contacts/import' });
  const give = async (): Promise<void> => {
    const input = page.container.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await page.user.upload(input, file);
  };
  return { ...page, give };
}
export const sent = (api: ReturnType<typeof server>) =>
  api.requestsOf('POST /me/contacts/import').map(({ body }) => body);
export const rowOf = (index: number) => {
  const row = within(screen.getByRole('list', { name: 'Contacts du fichier' })).getAllByRole('listitem')[index];
  if (!row) throw new Error(`no row ${index}`);
  return within(row);
};

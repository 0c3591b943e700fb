import { ApiError, send } from '@passerelle/shared/client';
import type { ContactColumns, ContactImport, ContactImported, ContactImportPreview } from '@passerelle/shared/contract';

import { withoutPictures } from './without-pictures';

export const readFile = async (file: File, columns: ContactColumns['columns']): Promise<ContactImportPreview> =>
  send('POST /me/contacts/import/preview', {
    files: { contacts: await withoutPictures(file) },
    body: columns ? { columns } : {},
  });

export const importContacts = (body: ContactImport): Promise<ContactImported> =>
  send('POST /me/contacts/import', { body });

/** What is wrong with the file itself, when that is why it was refused. */
export const fileFault = (error: unknown) => (error instanceof ApiError ? error.fields['contacts'] : undefined);

/** Somebody whom a row completes, or who recommended them, went since the file was looked at. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && Object.keys(error.fields).some((path) => /^rows\.\d+\.(?:into|referrer)$/.test(path));

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

/** The fault of the file, if that is why the server refused it. */
export const fileFault = (error: unknown) => (error instanceof ApiError ? error.fields['contacts'] : undefined);

/** A contact that a row completes, or its referrer, was deleted since the preview. */
export const isPreviewOutdated = (error: unknown): boolean =>
  error instanceof ApiError && Object.keys(error.fields).some((path) => /^rows\.\d+\.(?:into|referrer)$/.test(path));

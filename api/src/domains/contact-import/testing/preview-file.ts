import type { ContactImportPreview } from '@passerelle/shared/contract';
import { multipart, part } from '../../../testing/multipart';
import type { TestAnswer, TestClient } from '../../../testing/test-client';

/** Sends a file to be looked at, as the page does. */
export function previewFile(
  client: TestClient,
  file: string | Buffer,
  fields: Record<string, string> = {},
  name = 'contacts.csv',
): Promise<TestAnswer<ContactImportPreview>> {
  const said = Object.entries(fields).map(([field, value]) => part(field, value));
  const { payload, headers } = multipart(part('contacts', file, name), ...said);
  return client.send<ContactImportPreview>({
    method: 'POST',
    url: '/api/me/contacts/import/preview',
    payload,
    headers,
  });
}

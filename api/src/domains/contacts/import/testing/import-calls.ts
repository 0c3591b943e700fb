import type {
  ContactImportPreview,
  Contact,
  ContactCounts,
  ContactImported,
  ContactImportRow,
} from '@passerelle/shared/contract';
import { type TestAnswer, type TestClient, multipart, part } from '../../../../testing/test-client';

/** Uploads a file for a preview, as the page does. */
export function previewFile(
  client: TestClient,
  file: string | Buffer,
  fields: Record<string, string> = {},
  name = 'contacts.csv',
): Promise<TestAnswer<ContactImportPreview>> {
  const fieldParts = Object.entries(fields).map(([field, value]) => part(field, value));
  const { payload, headers } = multipart(part('contacts', file, name), ...fieldParts);
  return client.send<ContactImportPreview>({
    method: 'POST',
    url: '/api/me/contacts/import/preview',
    payload,
    headers,
  });
}

/** The import calls of tests, made as the client's current person. */
export const importCalls = (client: () => TestClient) => {
  const preview = (file: string | Buffer, fields?: Record<string, string>) => previewFile(client(), file, fields);
  return {
    preview,
    add: async (values: object): Promise<Contact> =>
      (await client().post<Contact>('/me/contacts', { type: 'external', ...values })).data,
    count: async () => (await client().get<ContactCounts>('/me/contacts/count')).data.all,
    rowsOf: async (file: string | Buffer, fields: Record<string, string> = {}): Promise<ContactImportRow[]> => {
      const answer = await preview(file, fields);
      expect(answer).toMatchObject({ status: 200 });
      return answer.data.rows;
    },
    take: (rows: readonly object[]) => client().post<ContactImported>('/me/contacts/import', { rows }),
  };
};

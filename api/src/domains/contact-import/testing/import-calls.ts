import type { Contact, ContactCounts, ContactImported, ContactImportRow } from '@passerelle/shared/contract';
import type { TestClient } from '../../../testing/test-client';
import { previewFile } from './preview-file';

/** The calls that tests of the import make, for whoever the client stands for at that moment. */
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

import { send, useCall } from '@passerelle/shared/client';
import { libraryTypeOf, limits, pageSizes, type UserFile } from '@passerelle/shared/contract';
import { currentLocale } from '@passerelle/shared/i18n';
import { pageNumber, queryState } from '@passerelle/shared/routes';

/** The page of the documents stands in the profile's address. */
export const documentsQuery = queryState({ documents: pageNumber() });

/** What a person has handed in, the latest first. */
export const useDocuments = (userId: string, page: number) =>
  useCall('GET /users/:userId/library', {
    params: { userId },
    query: { uploaded: true, page, pageSize: pageSizes.userDocuments, sort: 'updatedAt', order: 'desc' },
  });

export const uploadDocument = (userId: string, file: File): Promise<UserFile> =>
  send('POST /users/:userId/library', {
    params: { userId },
    files: { document: file },
    body: {
      name: file.name.slice(0, limits.titleLength),
      language: currentLocale(),
      type: libraryTypeOf(file.type),
    },
  });

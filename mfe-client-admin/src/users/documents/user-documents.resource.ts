import { useCall } from '@passerelle/shared/client';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { pageNumber, queryState } from '@passerelle/shared/url-state';

/** The page of the documents stands in the profile's address. */
export const documentsQuery = queryState({ documents: pageNumber() });

/** Documents that a person has handed in, the latest first. */
export const useDocuments = (userId: string, page: number) =>
  useCall('GET /users/:userId/library', {
    params: { userId },
    query: { uploaded: true, page, pageSize: pageSizes.userDocuments, sort: 'updatedAt', order: 'desc' },
  });

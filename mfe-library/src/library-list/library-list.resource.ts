import { useCall } from '@passerelle/shared/client';

import type { LibraryListState } from './library-list-state';

export const useDocuments = ({ filter, search, page }: LibraryListState) =>
  useCall('GET /me/library', {
    query: { page, search: search || undefined, family: filter === 'all' ? undefined : [filter] },
  });

import { taskFamilies, type TaskFamily } from '@passerelle/shared/contract';
import { defineList } from '@passerelle/shared/lists';
import { oneOf } from '@passerelle/shared/routes';

export const libraryFilters = ['all', ...taskFamilies] as const;
export type LibraryFilter = 'all' | TaskFamily;

export const libraryList = defineList('GET /me/library', (filter) => ({
  filters: {
    filter: filter(oneOf(libraryFilters, 'all'), { family: (tab) => (tab === 'all' ? undefined : [tab]) }),
  },
}));

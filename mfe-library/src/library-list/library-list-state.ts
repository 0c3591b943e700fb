import { taskFamilies, type TaskFamily } from '@passerelle/shared/contract';
import { oneOf, pageNumber, queryState, text } from '@passerelle/shared/routes';

export const libraryFilters = ['all', ...taskFamilies] as const;
export type LibraryFilter = 'all' | TaskFamily;

export interface LibraryListState {
  filter: LibraryFilter;
  search: string;
  page: number;
}

/** In the address. Any change goes back to the first page. */
export const libraryListState = queryState<LibraryListState>({
  filter: oneOf(libraryFilters, 'all'),
  search: text(),
  page: pageNumber(),
});

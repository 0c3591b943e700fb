import { creatableRoles, programStates, userSorts } from '@passerelle/shared/contract';
import type { CreatableRole, ProgramState, UserSort } from '@passerelle/shared/contract';
import { oneOf, pageNumber, queryState, reference, text } from '@passerelle/shared/routes';

export interface UserListState {
  search: string;
  group: string | null;
  role: CreatableRole | 'all';
  program: ProgramState | 'all';
  sort: UserSort;
  order: 'asc' | 'desc';
  page: number;
}

/** In the address. Any change goes back to the first page. */
export const userListState = queryState<UserListState>({
  search: text(),
  group: reference(),
  role: oneOf(['all', ...creatableRoles], 'all'),
  program: oneOf(['all', ...programStates], 'all'),
  sort: oneOf(userSorts, 'lastName'),
  order: oneOf(['asc', 'desc'], 'asc'),
  page: pageNumber(),
});

export const isNarrowed = ({ search, group, role, program }: UserListState): boolean =>
  search !== '' || group !== null || role !== 'all' || program !== 'all';

/** Everything that narrows the list, at its start. */
export const everyone = { search: '', group: null, role: 'all', program: 'all' } as const;

import { useCall, type AddressOf, type CallState } from '@passerelle/shared/client';
import type { Paged, SortOrder } from '@passerelle/shared/contract';
import {
  readState,
  useQueryState,
  writeState,
  type QueryField,
  type QueryStateControls,
} from '@passerelle/shared/url-state';

import { filterEntries, listQueryFor } from './define-list';
import type { ListDefinition, ListName, ListQueryOf, ListState, RowOf } from './define-list';
import { useRememberedSearch, type RestoredSearch } from './use-remembered-search';

export interface List<K extends ListName, F extends string, V> extends QueryStateControls<ListState<F, V>> {
  state: ListState<F, V>;
  /** Query of the call, without the page: for counts and exports. */
  query: Omit<ListQueryOf<K>, 'page'>;
  answer: CallState<Paged<RowOf<K>>>;
  rows: readonly RowOf<K>[];
  /** Equal for all pages and sorts of the same rows. */
  matchKey: string;
  /** True if a search or a filter is active. */
  narrowed: boolean;
  /** True if a filter is active. */
  filtered: boolean;
  /** Takes search and filters back. */
  clear: () => void;
  /** Takes the filters back and keeps what was typed; null where there are not both. */
  clearFilters: (() => void) | null;
  /** The last search while it is unchanged since it was restored; null: none was restored. */
  restored: RestoredSearch | null;
  /** The address of everything. */
  everything: string;
  /** For the views of `shared/ui`: each takes its part as it is. */
  screen: {
    answer: CallState<Paged<RowOf<K>>>;
    narrowed: boolean;
    hrefFor: (page: number) => string;
  };
  searchField: { value: string; onChange: (search: string) => void };
  sortSelect: { value: F; onChange: (sort: F) => void };
  sorting: { by: F; order: SortOrder; onChange: (by: F, order: SortOrder) => void };
  pageSizeSelect: { value: number; onChange: (pageSize: number) => void };
  /** The current search, filters and order as an address without the page, so that it can be saved under a name. */
  view: ListView;
}

export interface ListView {
  query: string;
  /** The same address for the same rows, however it was written down. */
  normalise: (query: string) => string;
  open: (query: string) => void;
}

/** `useCall` for a list whose name and query are known to belong together. */
export const useListCall = useCall as unknown as <K extends ListName>(
  call: K,
  parts: { query: object; when?: boolean },
) => CallState<Paged<RowOf<K>>>;

type Place<K extends ListName> = Pick<AddressOf<K> & { params?: unknown }, 'params'>;

/** State, answer and controls of a list, read from the address. `place` is for a call with parameters in its path. */
export function useList<K extends ListName, F extends string, V extends object>(
  list: ListDefinition<K, F, V>,
  place?: Place<K>,
): List<K, F, V> {
  type State = ListState<F, V>;
  const [state, { change, hrefFor }] = useQueryState<State>(list.shape);
  const query = listQueryFor(list, state);
  const { page, pageSize } = state;
  const answer = useListCall(list.call, {
    ...place,
    query: { ...query, page, ...(list.pageSizes && { pageSize }) },
  });

  const values = state as Record<string, unknown>;
  const narrowing = filterEntries(list.filters).filter(
    ([name, { field }]) => JSON.stringify(values[name]) !== JSON.stringify(field.initial),
  );
  const filtered = narrowing.length > 0;
  const narrowed = state.search !== '' || filtered;
  const noFilters = Object.fromEntries(
    filterEntries(list.filters).map(([name, { field }]) => [name, field.initial]),
  ) as unknown as Partial<State>;
  const nothing = { ...noFilters, search: '' } as Partial<State>;
  // Each of these is a part of the state, whatever filters there are beside it.
  const set = (some: Partial<ListState<F, object>>): void => change(some as Partial<State>);
  const shape = list.shape.fields as unknown as Record<string, QueryField<unknown>>;
  const fields = Object.entries(shape).filter(([name]) => name !== 'page');
  const remembering = { fields, values, narrowing: Object.keys(nothing) };
  const restored = useRememberedSearch(list.rememberSearchAs, remembering, (part, options) =>
    change(part as Partial<State>, options),
  );

  const viewOf = (wanted: State): string =>
    writeState<State>(list.shape, '', { ...wanted, page: 0, pageSize: list.pageSizes?.[0] }).slice(1);

  const { sort: _sort, order: _order, ...matching } = query as Record<string, unknown>;
  return {
    state,
    change,
    hrefFor,
    query,
    answer,
    narrowed,
    filtered,
    rows: answer.data?.items ?? [],
    matchKey: JSON.stringify(matching),
    clear: () => change(nothing),
    clearFilters: state.search !== '' && filtered ? () => change(noFilters) : null,
    restored,
    everything: hrefFor(nothing),
    screen: {
      answer,
      narrowed,
      hrefFor: (next) => hrefFor({ page: next } as Partial<State>),
    },
    searchField: {
      value: state.search,
      onChange: (search) => set({ search }),
    },
    sortSelect: {
      value: state.sort,
      onChange: (sort) => set({ sort }),
    },
    sorting: {
      by: state.sort,
      order: state.order,
      onChange: (sort, order) =>
        set({
          sort,
          order,
        }),
    },
    pageSizeSelect: {
      value: pageSize,
      onChange: (size) => set({ pageSize: size }),
    },
    view: {
      query: viewOf(state),
      normalise: (text) => viewOf(readState(list.shape, text)),
      open: (text) => change({ ...readState(list.shape, text), page: 0, pageSize }),
    },
  };
}

/** Result of `useList` for a definition, for the parts of a screen. */
export type ListOf<D> = D extends ListDefinition<infer K, infer F, infer V extends object> ? List<K, F, V> : never;

import type { AnswerOf, ReadName } from '@passerelle/shared/client';
import type { Paged, SortOrder, Sorts } from '@passerelle/shared/contract';
import { sortOrders } from '@passerelle/shared/contract/rules/common/list-query';
import type { Calls, QueryOf } from '@passerelle/shared/contract/calls';
import {
  numberOf,
  oneOf,
  pageNumber,
  type QueryField,
  queryState,
  type QueryStateShape,
  text,
} from '@passerelle/shared/url-state';

/** Calls that answer one page of a list. */
export type ListName = { [K in ReadName]: AnswerOf<K> extends Paged<unknown> ? K : never }[ReadName];
export type RowOf<K extends ListName> = AnswerOf<K> extends Paged<infer Row> ? Row : never;

export type ListQueryOf<K extends ListName> = NonNullable<QueryOf<Calls[K]>>;
export type SortOf<K extends ListName> = ListQueryOf<K> extends { sort?: infer S } ? Extract<S, string> : never;
/** The parameters of a call that narrow it: what every list has is the kit's own. */
export type FiltersOf<K extends ListName> = Omit<
  ListQueryOf<K>,
  'page' | 'pageSize' | 'limit' | 'sort' | 'order' | 'search' | 'filters'
>;

/** One filter: how it stands in the address, and which parameters of the call it sets. */
export interface ListFilter<K extends ListName, V> {
  field: QueryField<V>;
  asks: { readonly [P in keyof FiltersOf<K>]?: (value: V) => FiltersOf<K>[P] };
}
type MakeFilter<K extends ListName> = <V>(
  field: QueryField<V>,
  asks: ListFilter<K, NoInfer<V>>['asks'],
) => ListFilter<K, V>;

export type ListState<F extends string, V> = V & {
  search: string;
  page: number;
  pageSize: number;
  sort: F;
  order: SortOrder;
};

interface ListOptions<K extends ListName, F extends string, V> {
  filters?: { readonly [N in keyof V]: ListFilter<K, V[N]> };
  /** Sort fields, the first is the default: one of the contract's records, or some of its fields. */
  sorts?: Sorts<F>;
  /** The heads of a table turn the order round, which then stands in the address; otherwise each field has its own. */
  hasEitherOrder?: boolean;
  /** Page sizes on offer; the first is the default. */
  pageSizes?: readonly number[];
  /** Filters that are always sent. */
  always?: FiltersOf<K>;
  /** For each value of the state, those that go back to their start when it changes: by default the page. */
  resets?: { readonly [N in keyof ListState<F, V>]?: readonly (keyof ListState<F, V>)[] };
  /** A name under which the last search, its filters and its order are remembered while the person is signed in, and restored on return. */
  rememberSearchAs?: string;
}

export interface ListDefinition<K extends ListName, F extends string, V> extends ListOptions<K, F, V> {
  call: K;
  shape: QueryStateShape<ListState<F, V>>;
}

/** State of a list in its address. */
export type StateOf<D> = D extends ListDefinition<infer _K, infer F, infer V> ? ListState<F, V> : never;
/** Query of a list's call, without the page. */
export type QueryFor<D> = D extends ListDefinition<infer K, infer _F, infer _V> ? Omit<ListQueryOf<K>, 'page'> : never;

/**
 * Declares a list beside its screen: `defineList('GET /me/contacts', (filter) => ({ sorts: contactSorts, filters: { … } }))`.
 * A filter, a value or a sort field that the call does not know is a type error.
 */
export function defineList<K extends ListName, F extends SortOf<K> = never, V extends object = Record<never, never>>(
  call: K,
  describe: (filter: MakeFilter<K>) => ListOptions<K, F, V>,
): ListDefinition<K, F, V> {
  const options = describe((field, asks) => ({ field, asks }));
  const { filters, sorts, hasEitherOrder = false, pageSizes, resets } = options;
  const [firstSort] = Object.keys(sorts ?? {});
  const fields: Record<string, unknown> = {
    ...Object.fromEntries(filterEntries(filters).map(([name, { field }]) => [name, field])),
    search: text(),
    ...(firstSort !== undefined && { sort: oneOf(Object.keys(sorts ?? {}), firstSort) }),
    ...(hasEitherOrder && { order: oneOf(sortOrders, 'asc') }),
    ...(pageSizes && { pageSize: numberOf(pageSizes) }),
    page: pageNumber(),
  };
  type Fields = QueryStateShape<ListState<F, V>>['fields'];
  return { ...options, call, shape: queryState<ListState<F, V>>(fields as unknown as Fields, resets) };
}

/** The filters of a definition, as the machinery below the types sees them. */
type LooseFilter = { field: QueryField<unknown>; asks: Record<string, ((value: unknown) => unknown) | undefined> };
export const filterEntries = (filters: object | undefined): [string, LooseFilter][] => Object.entries(filters ?? {});

/** Query of the call in a state, without the page: the same for the rows, a count and an exported file. */
export function listQueryFor<K extends ListName, F extends string, V extends object>(
  list: ListDefinition<K, F, V>,
  state: ListState<F, V>,
): Omit<ListQueryOf<K>, 'page'> {
  const values = state as Record<string, unknown>;
  const filters = filterEntries(list.filters).flatMap(([name, { asks }]) =>
    Object.entries(asks).map(([parameter, ask]) => [parameter, ask?.(values[name])] as const),
  );
  const query = {
    ...list.always,
    ...Object.fromEntries(filters),
    search: state.search || undefined,
    ...(list.sorts && { sort: state.sort, order: list.hasEitherOrder ? state.order : list.sorts[state.sort] }),
  };
  return query as unknown as Omit<ListQueryOf<K>, 'page'>;
}

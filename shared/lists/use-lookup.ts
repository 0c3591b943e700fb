import { useCall, useThrottled, type AddressOf, type CallState } from '@passerelle/shared/client';
import { delays, pageSizes, type Contact, type Paged } from '@passerelle/shared/contract';

import type { ListName, ListQueryOf, RowOf } from './define-list';

interface Options<K extends ListName> {
  /** Filters and sort. */
  query?: Omit<ListQueryOf<K>, 'page' | 'pageSize' | 'search'>;
  pageSize?: number;
  /** False: not yet, such as while a picker is closed. */
  when?: boolean;
}

/** The first rows of any list call that match what is being typed, for a picker. */
export function useLookup<K extends ListName>(
  call: K,
  search: string,
  { query, pageSize = pageSizes.reportingPickers, when = true }: Options<K> = {},
): CallState<Paged<RowOf<K>>> {
  const asked = useThrottled(search, delays.lookupThrottle);
  const parts = { query: { pageSize, ...query, search: asked || undefined }, when };
  return useCall(call, parts as unknown as AddressOf<K>) as CallState<Paged<RowOf<K>>>;
}

/** The first contacts that match what is being typed, by name. */
export function useContactLookup(search: string): CallState<Paged<Contact>> {
  const asked = useThrottled(search, delays.lookupThrottle);
  return useCall('GET /me/contacts', {
    query: { search: asked || undefined, limit: pageSizes.contactLookup, sort: 'fullName', order: 'asc' },
  });
}

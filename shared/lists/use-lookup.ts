import { useCall, useThrottled, type CallState } from '@passerelle/shared/client';
import type { Contact, Paged } from '@passerelle/shared/contract';
import { delays, pageSizes } from '@passerelle/shared/contract/limits';

import type { ListName, ListQueryOf, RowOf } from './define-list';
import { useListCall } from './use-list';

interface Options<K extends ListName> {
  /** Filters and sort. */
  query?: Omit<ListQueryOf<K>, 'page' | 'pageSize' | 'search'>;
  pageSize?: number;
  /** False: not yet, such as while a picker is closed. */
  when?: boolean;
}

/** The first rows of any list call that match the typed text, for a picker. */
export function useLookup<K extends ListName>(
  call: K,
  search: string,
  { query, pageSize = pageSizes.picker, when = true }: Options<K> = {},
): CallState<Paged<RowOf<K>>> {
  const asked = useThrottled(search, delays.lookupThrottleMs);
  return useListCall(call, { query: { pageSize, ...query, search: asked || undefined }, when });
}

/** The first contacts whose name matches the typed text. */
export function useContactLookup(search: string): CallState<Paged<Contact>> {
  const asked = useThrottled(search, delays.lookupThrottleMs);
  return useCall('GET /me/contacts', {
    query: { search: asked || undefined, limit: pageSizes.contactLookup, sort: 'fullName', order: 'asc' },
  });
}

import { delays, pageSizes, type Contact, type Paged } from '@passerelle/shared/contract';
import { useCall, type CallState } from './use-call';
import { useThrottled } from './use-throttled';

/** The first contacts that match what is being typed, by name. */
export function useContactLookup(search: string): CallState<Paged<Contact>> {
  const asked = useThrottled(search, delays.lookupThrottle);
  return useCall('GET /me/contacts', {
    query: { search: asked || undefined, limit: pageSizes.contactLookup, sort: 'fullName', order: 'asc' },
  });
}

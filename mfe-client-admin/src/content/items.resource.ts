import { useCall, useRepeatedCall } from '@passerelle/shared/client';
import type { ContentItemSummary } from '@passerelle/shared/contract';
import { itemKinds, itemSorts, itemStatuses } from '@passerelle/shared/contract/enums/content';
import { delays, pageSizes } from '@passerelle/shared/contract/limits';
import { defineList, type QueryFor, type StateOf } from '@passerelle/shared/lists';
import { oneOf, reference } from '@passerelle/shared/url-state';

export const contentList = defineList('GET /content/items', (filter) => ({
  sorts: itemSorts,
  rememberSearchAs: 'client-content',
  filters: {
    kind: filter(oneOf(['all', ...itemKinds], 'all'), { kind: (kind) => (kind === 'all' ? undefined : [kind]) }),
    status: filter(oneOf(['current', ...itemStatuses], 'current'), {
      status: (status) => (status === 'current' ? itemStatuses.filter((one) => one !== 'archived') : [status]),
    }),
    organization: filter(reference(), { organization: (id) => id ?? undefined }),
  },
}));

export type ContentListState = StateOf<typeof contentList>;

/** Counts of the tabs, packs to export and unpublished changes. */
export const useContentOverview = ({ search, status, organization }: QueryFor<typeof contentList>) =>
  useCall('GET /content/items/overview', { query: { search, status, organization } });

export const useItem = (itemId: string) => useCall('GET /content/items/:itemId', { params: { itemId } });

export const useVersions = (itemId: string, page: number) =>
  useCall('GET /content/items/:itemId/versions', {
    params: { itemId },
    query: { page, pageSize: pageSizes.contentVersions },
  });

export const useVersion = (itemId: string, number: number) =>
  useCall('GET /content/items/:itemId/versions/:number', { params: { itemId, number } });

/** Other editors of the item; each call also reports this person as an editor. */
export const usePresence = (itemId: string, when: boolean) =>
  useRepeatedCall('PUT /content/items/:itemId/presence', { params: { itemId }, when, every: delays.presenceMs });

type Editable = Pick<ContentItemSummary, 'mayEdit' | 'pack' | 'status'>;

/** A pack that is managed outside is read only until it is taken over. */
export const isEditable = ({ mayEdit, pack }: Editable): boolean => mayEdit && !pack.managedOutside;

export const hasChanges = ({ status }: Pick<Editable, 'status'>): boolean =>
  status === 'draft' || status === 'modified';

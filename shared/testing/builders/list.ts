import { pageSizes, type Paged } from '@passerelle/shared/contract';

/** A page of a list, as the API answers it. Without more said, these are all there are. */
export function listOf<T>(items: readonly T[], page: Partial<Omit<Paged<T>, 'items'>> = {}): Paged<T> {
  const pageSize = page.pageSize ?? pageSizes.shared;
  const totalCount = page.totalCount ?? items.length;
  return { items: [...items], page: 0, pageSize, totalCount, pageCount: Math.ceil(totalCount / pageSize), ...page };
}

import type { Paged } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';

let last = 0;

/** An id that no other thing of the test has; with a number always the same one. */
export function anId(number?: number): string {
  last += 1;
  return `00000000-0000-4000-${number === undefined ? '9000' : '8000'}-${String(number ?? last).padStart(12, '0')}`;
}

/** A page of a list, as the API answers it. By default these are all there are. */
export function listOf<T>(items: readonly T[], page: Partial<Omit<Paged<T>, 'items'>> = {}): Paged<T> {
  const pageSize = page.pageSize ?? pageSizes.users;
  const totalCount = page.totalCount ?? items.length;
  return { items: [...items], page: 0, pageSize, totalCount, pageCount: Math.ceil(totalCount / pageSize), ...page };
}

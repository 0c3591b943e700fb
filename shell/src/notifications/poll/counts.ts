import { send } from '@passerelle/shared/client';
import { pageSizes } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';

/** What one fetch of the poll says, and all tabs hear. */
export interface Counts {
  received: number;
  /** When the newest of them was sent. */
  newest: string | null;
  /** When this was known, as a time stamp. */
  at: number;
}

export async function fetchCounts(signal: AbortSignal): Promise<Counts> {
  const query = { status: ['received' as const], pageSize: pageSizes.count };
  const { totalCount, items } = await send('GET /me/notifications', { query, signal });
  return { received: totalCount, newest: items[0]?.sendAt ?? null, at: now().getTime() };
}

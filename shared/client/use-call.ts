import { useState } from 'react';
import useSWR from 'swr';

import type { GrantedLevel, PermissionArea } from '@passerelle/shared/contract';
import { allows } from '@passerelle/shared/contract/rules/people/permissions';

import { type AddressOf, type AnswerOf, type LooseParts, type ReadName, requestAddress, type Rest } from './address';
import type { ApiError } from './api-error';
import { fetchPath } from './answer-cache';

export interface UseCallOptions {
  /** False: not yet, or not at all. */
  when?: boolean;
  /** Milliseconds between two fetches while the page is in front. */
  every?: number;
}

export interface CallState<T> {
  /** The last good answer. It stays while a newer one is fetched, also that of another page of the same list. */
  data: T | undefined;
  /** Error of the last fetch. With `data`, the data is merely old; without, there is nothing to show. */
  error: ApiError | undefined;
  /** Time stamp of that failure. */
  failedAt: number | undefined;
  /** There is nothing to show yet: a skeleton's time. */
  isLoading: boolean;
  /** `data` answers another question of the same list: what was asked is still on its way, or failed. */
  isPreviousData: boolean;
  /** Something newer is on its way. */
  isUpdating: boolean;
  retry: () => void;
}

interface Shown<T> {
  path: string;
  data: T;
}

/**
 * Asks a call of the contract and keeps its answer fresh: `useCall('GET /me/contacts', { query: { page: 0 } })`. Everyone
 * who asks the same shares one request and one answer, across remotes.
 */
export function useCall<K extends ReadName>(
  name: K,
  ...[parts]: Rest<AddressOf<K>, UseCallOptions>
): CallState<AnswerOf<K>> {
  const { when = true, every, ...loose }: UseCallOptions & LooseParts = { ...parts };
  const key = when ? requestAddress(name, loose).path : null;
  const answer = useSWR<AnswerOf<K>, ApiError>(key, async (path: string) => (await fetchPath(path)) as AnswerOf<K>, {
    refreshInterval: every ?? 0,
  });
  const { data, error, isLoading, mutate } = answer;

  // SWR's own keepPreviousData would also show the answer of another path, such as the last person's documents.
  const [shown, setShown] = useState<Shown<AnswerOf<K>> | null>(null);
  const list = key?.split('?')[0] ?? null;
  if (data !== undefined && list !== null && (shown?.data !== data || shown.path !== list)) {
    setShown({ path: list, data });
  }
  const previous = data === undefined && shown?.path === list ? shown?.data : undefined;

  return {
    // Null is an answer: that there is none.
    data: data === undefined ? previous : data,
    error,
    failedAt: error?.at,
    // An answer that the session's end took away has neither come nor failed: it is asked for again.
    isLoading: (isLoading || (key !== null && error === undefined)) && data === undefined && previous === undefined,
    isPreviousData: previous !== undefined,
    // Asked when it is read: most draw nothing of it, and would be drawn again with each fetch.
    get isUpdating() {
      return answer.isValidating;
    },
    retry: () => void mutate(),
  };
}

/**
 * True if the person may read or change an area: `useMay('users', 'w')`. False until the profile is known.
 * The screen only hides what the server would refuse.
 */
export function useMay(area: PermissionArea, level: GrantedLevel): boolean {
  const { data: me } = useCall('GET /me');
  return me !== undefined && allows(me.mergedPermissions, area, level);
}

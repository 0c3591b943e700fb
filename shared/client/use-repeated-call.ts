import useSWR from 'swr';

import { type AnswerOf, type CallName, type LooseParts, type PartsOf, requestAddress, type Rest } from './address';
import type { ApiError } from './api-error';
import { send } from './send';

interface Options {
  /** False: not yet, or not at all. */
  when?: boolean;
  /** Milliseconds between two calls while the page is in front. */
  every: number;
}

/**
 * Makes a call that changes something again and again while the page is in front. Gives its last answer; undefined
 * before the first one, and after a failure.
 */
export function useRepeatedCall<K extends CallName>(name: K, parts: PartsOf<K> & Options): AnswerOf<K> | undefined {
  const { when = true, every, ...loose }: Options & LooseParts = parts;
  const { method, path } = requestAddress(name, loose);
  const ask = (): Promise<AnswerOf<K>> => send(name, ...([loose] as unknown as Rest<PartsOf<K>, object>));
  const { data, error } = useSWR<AnswerOf<K>, ApiError>(when ? `${method} ${path}` : null, ask, {
    refreshInterval: every,
  });
  return error ? undefined : data;
}

import { Fragment, startTransition, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import useSWR from 'swr';

import {
  type AddressOf,
  type AnswerOf,
  type CallName,
  type LooseParts,
  type ReadName,
  requestAddress,
} from './address';
import { fetchPath } from './answer-cache';
import type { ApiError } from './api-error';
import { askData } from './http';

/** Maximum length of an address: a gateway or proxy may cut off longer ones, with room for its own path. */
const LONGEST_ADDRESS = 1_500;

/** The same question in a body, for a call that has a twin which answers it. */
async function fetchByPost(path: string): Promise<unknown> {
  const [address = '', query] = path.split('?');
  const body = JSON.stringify(Object.fromEntries(new URLSearchParams(query)));
  return askData(address, { method: 'POST', body });
}

function fetchEither(path: string): Promise<unknown> {
  return path.length <= LONGEST_ADDRESS ? fetchPath(path) : fetchByPost(path);
}

/** One of several calls: never the answer of another question, which is merely late. */
export interface AnswerState<T> {
  data: T | undefined;
  error: ApiError | undefined;
  retry: () => void;
}

/** The state of a call by its parts; undefined as long as nothing is known of it. */
export type StateOf<K extends ReadName> = (parts: AddressOf<K>) => AnswerState<AnswerOf<K>> | undefined;

type PostTwin<K extends ReadName> = K extends `GET ${infer Path}` ? Extract<`POST ${Path}`, CallName> : never;

interface Props<K extends ReadName> {
  name: K;
  /** The POST that answers the same, for questions that are too long for an address. */
  longAs?: PostTwin<K>;
  of: readonly AddressOf<K>[];
  children: (stateOf: StateOf<K>) => ReactNode;
}

/**
 * Asks one call many times over, all at once, as `useCall` does one at a time: each question once, however often it is in
 * the list; each answer kept, fetched again and failing for itself.
 */
export function Calls<K extends ReadName>({ name, longAs, of, children }: Props<K>): ReactNode {
  const [states, setStates] = useState<ReadonlyMap<string, AnswerState<unknown>>>(new Map());
  const note = useCallback((path: string, state: AnswerState<unknown> | undefined) => {
    setStates((known) => {
      const next = new Map(known);
      if (state) next.set(path, state);
      else next.delete(path);
      return next;
    });
  }, []);
  const pathOf = (parts: AddressOf<K>): string => requestAddress(name, parts as LooseParts).path;
  const stateOf: StateOf<K> = (parts) => states.get(pathOf(parts)) as AnswerState<AnswerOf<K>> | undefined;
  const fetcher = longAs === undefined ? fetchPath : fetchEither;
  return (
    <>
      {[...new Set(of.map(pathOf))].map((path) => (
        <OneCall key={path} path={path} fetcher={fetcher} onState={note} />
      ))}
      <Fragment key="what-is-made-of-them">{children(stateOf)}</Fragment>
    </>
  );
}

interface OneProps {
  path: string;
  fetcher: (path: string) => Promise<unknown>;
  onState: (path: string, state: AnswerState<unknown> | undefined) => void;
}

/**
 * Says what it knows before the page is painted, so that an answer that is kept is there at once; what comes later is drawn
 * in pieces, between which the page answers.
 */
function OneCall({ path, fetcher, onState }: OneProps): ReactNode {
  const { data, error, mutate } = useSWR<unknown, ApiError>(path, fetcher);
  const isKnown = useRef(false);
  useLayoutEffect(() => {
    const say = (): void => onState(path, { data, error, retry: () => void mutate() });
    if (isKnown.current) startTransition(say);
    else say();
    isKnown.current = true;
  }, [path, data, error, mutate, onState]);
  useLayoutEffect(() => () => onState(path, undefined), [path, onState]);
  return null;
}

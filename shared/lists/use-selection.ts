import { send, type CallState } from '@passerelle/shared/client';
import type { Paged } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { useState } from 'react';

import type { ListDefinition, ListName, RowOf } from './define-list';

/** Parts of a list that `useSelection` reads. */
interface SelectableList<Row> {
  rows: readonly Row[];
  matchKey: string;
  answer: Pick<CallState<Paged<Row>>, 'data' | 'isPreviousData'>;
}

interface Settings<Row> {
  idOf: (row: Row) => string;
  /** Name of a row that is out of sight: « Amel Benkhelifa ». */
  nameOf: (row: Row) => string;
  /** The most that the call behind the action takes: « all that match » is offered up to there. */
  most?: number;
  /** Total count when the list itself stopped counting; unknown until it is requested. */
  wholeCount?: number | undefined;
  /** All that match are selected from the beginning. */
  startsWithAll?: boolean;
}

/** Those chosen one by one, or all that match but a few. */
export type SelectionScope = { kind: 'ids'; ids: readonly string[] } | { kind: 'matching'; except: readonly string[] };

export interface PagedSelection {
  scope: SelectionScope;
  count: number;
  /** Those of the rows in sight, for the table. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Name of a person who is, or was, on the page. */
  nameOf: (id: string) => string;
  /** Number of selected rows on other pages. */
  elsewhere: number;
  /** Number of matches, when selecting them all is offered: the whole page is selected, and there are others. */
  matching: number | undefined;
  chooseMatching: () => void;
  clear: () => void;
  /** Rows left selected after an action, by id. */
  selectOnly: (ids: readonly string[]) => void;
}

interface Chosen {
  matchKey: string;
  all: boolean;
  /** Chosen one by one; those left out where all are chosen. */
  ids: readonly string[];
}

/**
 * A selection that outlives paging and sorting. Another search or filter keeps only the visible rows, so that no action
 * affects rows that the list no longer shows or counts.
 */
export function useSelection<Row>(list: SelectableList<Row>, settings: Settings<Row>): PagedSelection {
  const { idOf, most = pageSizes.max, startsWithAll = false } = settings;
  const { rows, matchKey } = list;
  const [chosen, setChosen] = useState<Chosen>({ matchKey, all: startsWithAll, ids: [] });
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const inSight = rows.map(idOf);
  const isChosen = (id: string): boolean => chosen.ids.includes(id) !== chosen.all;

  // The rows of the former question are shown until those of the new one have come.
  const isCurrent = list.answer.data !== undefined && !list.answer.isPreviousData;
  if (isCurrent && chosen.matchKey !== matchKey) setChosen({ matchKey, all: false, ids: inSight.filter(isChosen) });

  const { totalCount = 0, totalCountCapped = false } = list.answer.data ?? {};
  const total = (totalCountCapped ? settings.wholeCount : undefined) ?? totalCount;
  const isCounted = !totalCountCapped || settings.wholeCount !== undefined;
  const selected = new Set(inSight.filter(isChosen));
  const count = chosen.all ? Math.max(0, total - chosen.ids.length) : chosen.ids.length;
  const isPageChosen = rows.length > 0 && selected.size === rows.length;
  const isOffered = isPageChosen && isCounted && count < total && total <= most;

  const nameOf = (id: string): string => {
    const row = rows.find((one) => idOf(one) === id);
    return row ? settings.nameOf(row) : (names.get(id) ?? '');
  };
  const set = (all: boolean, ids: readonly string[]): void => setChosen({ matchKey: chosen.matchKey, all, ids });
  return {
    scope: chosen.all
      ? {
          kind: 'matching',
          except: chosen.ids,
        }
      : {
          kind: 'ids',
          ids: chosen.ids,
        },
    count,
    selected,
    nameOf,
    elsewhere: count - selected.size,
    matching: isOffered ? total : undefined,
    onChange: (next) => {
      setNames(new Map([...names, ...rows.map((row) => [idOf(row), settings.nameOf(row)] as const)]));
      const others = chosen.ids.filter((id) => !inSight.includes(id));
      set(chosen.all, [...others, ...inSight.filter((id) => next.has(id) !== chosen.all)]);
    },
    chooseMatching: () => set(true, []),
    clear: () => set(false, []),
    selectOnly: (ids) => set(false, ids),
  };
}

/** The rows that a selection is about, for calls that take ids: « all that match » is asked for as one page. */
export async function idsOf<K extends ListName, F extends string, V extends object>(
  { call }: Pick<ListDefinition<K, F, V>, 'call'>,
  query: object,
  { scope }: Pick<PagedSelection, 'scope'>,
  idOf: (row: RowOf<K>) => string,
): Promise<readonly string[]> {
  if (scope.kind === 'ids') return scope.ids;
  const ask = send as (name: string, parts: object) => Promise<unknown>;
  const answer = await ask(call, { query: { ...query, page: 0, pageSize: pageSizes.max } });
  const page = answer as Paged<RowOf<K>>;
  return page.items.map(idOf).filter((id) => !scope.except.includes(id));
}

import { last } from '@passerelle/shared/events';
import { useEffect, useMemo, useState } from 'react';

import type { ListSettingsState } from './use-list-settings';

interface ChoosableColumn {
  id: string;
  /** Identifies the row, so it cannot be hidden. By default the first column. */
  identifies?: boolean;
}

/** What this browser knew last: the table does not change under the eye while the server is asked. It names nobody. */
const keyOf = (list: string): string | null => {
  const personId = last('session-changed')?.personId;
  return personId ? `passerelle.columns.${personId}.${list}` : null;
};

function readHidden(list: string): readonly string[] {
  const key = keyOf(list);
  if (!key) return [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function writeHidden(list: string, hidden: readonly string[]): void {
  const key = keyOf(list);
  if (!key) return;
  try {
    if (hidden.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(hidden));
  } catch {
    // Storage may be refused or full: it only saves a change of the table under the eye.
  }
}

/** As it is saved: the columns that are shown, null for all of them, and those that there were to choose from. */
export interface ChosenColumns {
  columns: readonly string[] | null;
  offered?: readonly string[] | null;
}

export interface ColumnChoiceState<C> {
  /** The columns to show: the same array for as long as they are the same. */
  shown: readonly C[];
  /** Those that may be hidden, for `ColumnChoice`. */
  offered: readonly C[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
  /** What is shown, as it is saved. */
  chosen: { columns: string[] | null; offered: string[] };
  /** Whether it shows what is shown now. */
  isShown: (chosen: ChosenColumns) => boolean;
  /** Takes over columns that were saved, such as those of a view. */
  choose: (chosen: ChosenColumns) => void;
}

/** Which columns of a table a person wants to see, kept with the account, on whichever device. */
export function useColumnChoice<C extends ChoosableColumn>(
  columns: readonly C[],
  { list, settings, save }: ListSettingsState,
  onFailure: (error: unknown) => void,
): ColumnChoiceState<C> {
  const [remembered] = useState(() => readHidden(list));
  const [own, setOwn] = useState<readonly string[] | null>(null);
  const offered = useMemo(() => {
    const identifying = columns.some(({ identifies }) => identifies)
      ? columns.filter(({ identifies }) => identifies)
      : columns.slice(0, 1);
    return columns.filter((column) => !identifying.includes(column));
  }, [columns]);
  const ids = offered.map(({ id }) => id);
  const hiddenBy = ({ columns: chosen, offered: known }: ChosenColumns): string[] =>
    chosen === null ? [] : ids.filter((id) => !chosen.includes(id) && (known?.includes(id) ?? true));
  const chosenBy = (hidden: readonly string[]) => ({
    columns: hidden.length === 0 ? null : ids.filter((id) => !hidden.includes(id)),
    offered: ids,
  });

  const wanted = own ?? (settings && hiddenBy(settings)) ?? remembered;
  const hiddenKey = JSON.stringify(wanted.filter((id) => offered.some((column) => column.id === id)));
  const hidden = useMemo(() => JSON.parse(hiddenKey) as string[], [hiddenKey]);
  const isSame = (next: readonly string[]): boolean =>
    JSON.stringify(next.toSorted()) === JSON.stringify(hidden.toSorted());
  const isKnown = settings !== undefined;
  useEffect(() => {
    if (isKnown) writeHidden(list, hidden);
  }, [list, hidden, isKnown]);

  const change = (next: readonly string[]): void => {
    setOwn(next);
    save((current) => ({ ...chosenBy(next), views: current.views })).catch(onFailure);
  };
  const shown = useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden]);
  return {
    shown,
    offered,
    hidden,
    onChange: change,
    chosen: chosenBy(hidden),
    isShown: (chosen) => isSame(hiddenBy(chosen)),
    choose: (chosen) => {
      const next = hiddenBy(chosen);
      if (!isSame(next)) change(next);
    },
  };
}

import { last } from '@passerelle/shared/events';
import { useState } from 'react';

interface ChoosableColumn {
  id: string;
  /** Identifies the row, so it cannot be hidden. By default the first column. */
  identifies?: boolean;
}

/** It outlives the session, unlike what `personStorage` remembers; it is each person's own, and names nobody. */
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
    // Storage may be refused or full: the choice then lasts as long as the page.
  }
}

export interface ColumnChoiceState<C> {
  /** The columns to show. */
  shown: readonly C[];
  /** Those that may be hidden, for `ColumnChoice`. */
  offered: readonly C[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Which columns of a table a person wants to see, remembered in their browser under the name of the list. */
export function useColumnChoice<C extends ChoosableColumn>(list: string, columns: readonly C[]): ColumnChoiceState<C> {
  const [hidden, setHidden] = useState(() => readHidden(list));
  const identifying = columns.some(({ identifies }) => identifies)
    ? columns.filter(({ identifies }) => identifies)
    : columns.slice(0, 1);
  const offered = columns.filter((column) => !identifying.includes(column));
  const known = hidden.filter((id) => offered.some((column) => column.id === id));
  return {
    shown: columns.filter(({ id }) => !known.includes(id)),
    offered,
    hidden: known,
    onChange: (next) => {
      setHidden(next);
      writeHidden(list, next);
    },
  };
}

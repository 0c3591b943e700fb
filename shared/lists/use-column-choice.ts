import { last } from '@passerelle/shared/events';
import { useEffect, useMemo, useState } from 'react';

import type { ListSettingsState } from './use-list-settings';

interface ChoosableColumn {
  id: string;
  /** Identifies the row, so it cannot be hidden. By default the first column. */
  identifies?: boolean;
  /** Hidden until the person chooses it. */
  isExtra?: boolean;
}

/**
 * Last known columns in this browser, so that the table does not change while the server answers. The key has no name.
 */
const keyOf = (list: string): string | null => {
  const personId = last('session-changed')?.personId;
  return personId ? `passerelle.columns.${personId}.${list}` : null;
};

function readHidden(list: string): readonly string[] | null {
  const key = keyOf(list);
  if (!key) return null;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
}

/** Null: the default columns. */
function writeHidden(list: string, hidden: readonly string[] | null): void {
  const key = keyOf(list);
  if (!key) return;
  try {
    if (hidden === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(hidden));
  } catch {
    // Storage may be refused or full: it only saves a change of the table under the eye.
  }
}

/** As it is saved: the columns that are shown, null for the default ones, and those that there were to choose from. */
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
  hiddenByDefault: readonly string[];
  onChange: (hidden: readonly string[]) => void;
  /** The current columns, as they are saved. */
  chosen: { columns: string[] | null; offered: string[] };
  /** True if the saved columns are those shown now. */
  isShown: (chosen: ChosenColumns) => boolean;
  /** Takes over columns that were saved, such as those of a view. */
  choose: (chosen: ChosenColumns) => void;
}

/** A person's choice of columns of a table, stored with the account for all devices. */
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
  const hiddenByDefault = offered.flatMap(({ id, isExtra }) => (isExtra ? [id] : []));
  const hiddenBy = ({ columns: chosen, offered: known }: ChosenColumns): string[] =>
    chosen === null
      ? hiddenByDefault
      : ids.filter((id) => !chosen.includes(id) && (hiddenByDefault.includes(id) || (known?.includes(id) ?? true)));
  const isDefault = (hidden: readonly string[]): boolean =>
    hidden.length === hiddenByDefault.length && hidden.every((id) => hiddenByDefault.includes(id));
  const chosenBy = (hidden: readonly string[]) => ({
    columns: isDefault(hidden) ? null : ids.filter((id) => !hidden.includes(id)),
    offered: ids,
  });

  const wanted = own ?? (settings && hiddenBy(settings)) ?? remembered ?? hiddenByDefault;
  const hiddenKey = JSON.stringify(wanted.filter((id) => offered.some((column) => column.id === id)));
  const hidden = useMemo(() => JSON.parse(hiddenKey) as string[], [hiddenKey]);
  const isSame = (next: readonly string[]): boolean =>
    JSON.stringify(next.toSorted()) === JSON.stringify(hidden.toSorted());
  const isKnown = settings !== undefined;
  const areDefault = isDefault(hidden);
  useEffect(() => {
    if (isKnown) writeHidden(list, areDefault ? null : hidden);
  }, [list, hidden, areDefault, isKnown]);

  const change = (next: readonly string[]): void => {
    setOwn(next);
    save((current) => ({ ...chosenBy(next), views: current.views })).catch(onFailure);
  };
  const shown = useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden]);
  return {
    shown,
    offered,
    hidden,
    hiddenByDefault,
    onChange: change,
    chosen: chosenBy(hidden),
    isShown: (chosen) => isSame(hiddenBy(chosen)),
    choose: (chosen) => {
      const next = hiddenBy(chosen);
      if (!isSame(next)) change(next);
    },
  };
}

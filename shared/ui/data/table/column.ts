import type { ReactNode } from 'react';

export type SortOrder = 'asc' | 'desc';

export interface Column<Row, Sort extends string = string> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  /** By what the list is sorted when the head is pressed. */
  sort?: Sort;
  width?: number | string;
  /** Only where there is room for all columns (1240 px). */
  wideOnly?: boolean;
}

export interface Sorting<Sort extends string> {
  by: Sort;
  order: SortOrder;
  onChange: (by: Sort, order: SortOrder) => void;
}

export interface Selection {
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  /** Of one row, for readers: « Sélectionner Amel Benkhelifa ». */
  labelOf: (id: string) => string;
}

/** Selected with or without one more row. */
export function toggled(selected: ReadonlySet<string>, ids: readonly string[], on: boolean): Set<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}

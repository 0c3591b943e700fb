import type { SortOrder } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

export interface Column<Row, Sort extends string = string> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  /** By what the list is sorted when the head is pressed. */
  sort?: Sort;
  width?: number | string;
  /** Only from this width of the window on. */
  wideOnly?: 1240 | 1440;
  /** Shown only to people who chose it. */
  isExtra?: boolean;
  /** Says which row it is: a person who chooses columns cannot hide it. */
  identifies?: boolean;
}

export interface Sorting<Sort extends string> {
  by: Sort;
  order: SortOrder;
  onChange: (by: Sort, order: SortOrder) => void;
}

export interface Selection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Of one row, for readers: « Sélectionner Amel Benkhelifa ». */
  labelOf: (id: string) => string;
  /** For readers, whenever it changes: « 2 personnes sélectionnées ». Nothing is said while nothing is selected. */
  announcement?: ReactNode;
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

/** A press on a checkbox with the shift key means all rows from the last one to it. */
export const isWithShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;

export interface TableProps<Row, Sort extends string> {
  /** Name of the table, for screen readers. */
  caption: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The same row where there is no room for columns. */
  listItem: (row: Row) => ReactNode;
  sorting?: Sorting<Sort> | undefined;
  selection?: Selection | undefined;
  /** Rows lead somewhere: Enter on a row follows its first link. */
  opens?: boolean;
  /** At the end of each row: a `RowMenu`. */
  menu?: ((row: Row) => ReactNode) | undefined;
}

import type { ReactNode } from 'react';

import type { Column, Selection, Sorting } from './column';

export interface TableProps<Row, Sort extends string> {
  /** What the table is of, for readers. */
  caption: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The same row where there is no room for columns. */
  listItem: (row: Row) => ReactNode;
  sorting?: Sorting<Sort> | undefined;
  selection?: Selection | undefined;
  /** At the end of each row: a `RowMenu`. */
  menu?: ((row: Row) => ReactNode) | undefined;
}

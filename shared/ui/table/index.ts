/** Tables and their tools: fetched with the first screen that has one. */
export { BulkOutcome, useBulkAction, type BulkResult } from './bulk-action';
export type { Column, Selection, Sorting } from './column';
export { ColumnChoice } from './column-choice';
export { DataTable } from './data-table';
export { DateRangeFilter } from './date-range-filter';
export { PageSizeSelect } from './page-size-select';
export { SelectionBar } from './selection-bar';
export { SeveralFilter } from './several-filter';
export { StateWord } from './state-word';

/** Tables and their tools: fetched with the first screen that has one. */
export { BulkOutcome, useBulkAction, type BulkResult } from './bulk-action';
export { ChosenFilters, type ChosenFilter } from './chosen-filters';
export type { Column, Selection, Sorting } from './column';
export { ColumnChoice } from './column-choice';
export { DataTable } from './data-table';
export { DateRangeDialog, type DateRangeDialogProps } from './date-range-dialog';
export { DateRangeFilter, LazyDateRangeDialog } from './date-range-filter';
export { FilterSheet } from './filter-sheet';
export { GroupedFilter } from './grouped-filter';
export { type FilterGroup, GroupedMenu, type MenuPlace } from './grouped-menu';
export { PageSizeSelect } from './page-size-select';
export { SavedViews } from './saved-views';
export type { ViewsOfList } from './views-of-list';
export { SelectionBar, type SelectionAction } from './selection-bar';
export { SkeletonRows } from './skeleton-rows';
export { SeveralFilter } from './several-filter';
export { StateWord } from './state-word';

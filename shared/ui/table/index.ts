/** Tables and their tools: fetched with the first screen that has one. */
export { BulkOutcome, useBulkAction, type BulkResult } from './bulk-action';
export { ChosenFilters, type ChosenFilter } from './filters/chosen-filters';
export type { Column, Selection, Sorting } from './column';
export { ColumnChoice } from './views/column-choice';
export { DataTable } from './data-table';
export { DateRangeDialog, type DateRangeDialogProps } from './filters/date-range-dialog';
export { DateRangeFilter } from './filters/date-range-filter';
export { FilterSheet } from './filters/filter-sheet';
export { GroupedFilter } from './filters/grouped-filter';
export { type FilterGroup, GroupedMenu, type MenuPlace } from './filters/grouped-menu';
export { PageSizeSelect } from './page-size-select';
export { SavedViews } from './views/saved-views';
export type { ViewsOfList } from './views/views-of-list';
export { SelectionBar, type SelectionAction } from './selection-bar';
export { SkeletonRows } from './skeleton-rows';
export { SeveralFilter } from './filters/several-filter';
export { StateLabel } from './state-label';

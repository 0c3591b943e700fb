/** Lists from the address to the rows; how they look is in `shared/ui`. */
export { defineList, listQueryFor } from './define-list';
export type { ListDefinition, ListName, ListQueryOf, ListState, QueryFor, RowOf, StateOf } from './define-list';
export { useColumnChoice, type ColumnChoiceState } from './use-column-choice';
export { useListSettings, type ListSettingsState } from './use-list-settings';
export { useSavedViews } from './use-saved-views';
export { useList, type List, type ListOf } from './use-list';
export type { RestoredSearch } from './use-remembered-search';
export { useContactLookup, useLookup } from './use-lookup';
export { idsOf, useSelection, type PagedSelection, type SelectionScope } from './use-selection';

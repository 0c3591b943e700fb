/** State that lives in the address: filter, search, sort and page of a list, and what the previous screen sent along. */
export { dayRange, manyOf, moment, numberOf, oneOf, pageNumber, reference, text, timesOf } from './query-fields';
export type { DayRange, QueryField } from './query-fields';
export { queryState, readState, writeState, type QueryStateShape } from './query-state';
export { isText, isTrue, useLocationState } from './use-location-state';
export { useQueryState, type QueryStateControls } from './use-query-state';

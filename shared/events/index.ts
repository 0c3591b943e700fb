export type { Bus, Listener } from './bus';
export { eventFields } from './checks';
export type { DataChange, EventName, LocaleState, PageEvents, SessionState } from './event-map';
export { emit, last, on, reportFault } from './page-bus';
export { useEvent, useLast } from './use-event';

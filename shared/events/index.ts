export { type Bus, type Listener, emit, last, on, reportFault } from './bus';
export {
  eventFields,
  type DataChange,
  type EventName,
  type LocaleState,
  type PageEvents,
  type SessionState,
} from './event-map';
export { useEvent, useLast } from './use-event';

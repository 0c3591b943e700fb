import { type EventName, faultsOf, type PageEvents } from './event-map';

export type Listener<N extends EventName> = (payload: PageEvents[N]) => void;

/** Events that describe how things are now: late listeners get the last value. */
const stateLike: readonly EventName[] = ['session-changed', 'locale-changed', 'remotes-changed', 'record-shown'];

export interface Bus {
  emit<N extends EventName>(name: N, payload: PageEvents[N]): void;
  /** Listens until the returned function is called. */
  on<N extends EventName>(name: N, listener: Listener<N>): () => void;
  /** The last value of a state-like event, or undefined when there was none. */
  last<N extends EventName>(name: N): PageEvents[N] | undefined;
  /** Forgets values and listeners. For tests. */
  reset(): void;
}

export function createBus(onListenerError: (error: unknown, name: EventName) => void): Bus {
  const listeners = new Map<EventName, Set<(payload: never) => void>>();
  const values: Partial<PageEvents> = {};

  /** One listener's fault stays its own. */
  const deliver = <N extends EventName>(name: N, listener: Listener<N>, payload: PageEvents[N]) => {
    try {
      listener(payload);
    } catch (error) {
      onListenerError(error, name);
    }
  };

  return {
    emit(name, payload) {
      const faults = faultsOf(name, payload);
      if (faults.length > 0) {
        onListenerError(new TypeError(`"${name}" was emitted with a wrong ${faults.join(', ')}`), name);
        return;
      }
      if (stateLike.includes(name)) values[name] = payload;
      for (const listener of Array.from(listeners.get(name) ?? [])) {
        deliver(name, listener as Listener<typeof name>, payload);
      }
    },

    on(name, listener) {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(listener));
      const value = values[name];
      if (value !== undefined) deliver(name, listener, value);
      return () => own.delete(listener);
    },

    last: (name) => values[name],

    reset() {
      listeners.clear();
      for (const name of stateLike) delete values[name];
    },
  };
}

/** The page's one bus: at run time this room is one module that shell and remotes share. */
export const bus = createBus((error, name) => {
  if (name === 'error-reported') {
    // Reporting the failure of a report on the same bus would never end.
    globalThis.reportError(error);
    return;
  }
  reportFault(`events (${name})`, error);
});

export const { emit, on, last } = bus;

/** Says on the bus that something failed in a room of the page. */
export function reportFault(room: string, error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  bus.emit('error-reported', { remote: room, version: '', message, stack });
}

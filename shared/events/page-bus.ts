import { createBus } from './bus';

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

import type { EventName, PageEvents } from './event-map';

type Check = (value: unknown) => boolean;

/** What a field may hold, by the name that shell and remotes compare before they run together. */
const kinds = {
  text: (value) => typeof value === 'string',
  'text or null': (value) => value === null || typeof value === 'string',
  texts: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  origin: (value) => value === 'page' || value === 'tab' || value === 'server',
  direction: (value) => value === 'ltr' || value === 'rtl',
} satisfies Record<string, Check>;

/**
 * A remote may have been built against another version of the bus, so types alone do not hold: what is emitted is
 * checked here as well. Unknown extra fields pass, so that a newer remote may say more.
 */
export const eventFields: { readonly [N in EventName]: Readonly<Record<keyof PageEvents[N], keyof typeof kinds>> } = {
  unauthorized: { path: 'text' },
  'session-changed': { personId: 'text or null' },
  'locale-changed': { locale: 'text', language: 'text', direction: 'direction' },
  'data-changed': { paths: 'texts', gone: 'text or null', origin: 'origin' },
  'remotes-changed': { mark: 'text' },
  'error-reported': { remote: 'text', version: 'text', message: 'text', stack: 'text' },
};

/** The fields of a payload that are not what the bus promised; none when all is well. */
export function faultsOf(name: EventName, payload: unknown): string[] {
  const shape: Readonly<Record<string, keyof typeof kinds>> | undefined = eventFields[name];
  if (!shape) return ['name'];
  const fields: Record<string, unknown> = typeof payload === 'object' && payload !== null ? { ...payload } : {};
  return Object.entries(shape)
    .filter(([field, kind]) => !kinds[kind](fields[field]))
    .map(([field]) => field);
}

/** The signed-in person, once known; null: signed out. Everything else about them comes from `GET /me`. */
export interface SessionState {
  personId: string | null;
}

export interface LocaleState {
  /** The product's code: `cn`. */
  locale: string;
  /** Locale in the form of the browser: `zh-CN`. */
  language: string;
  direction: 'ltr' | 'rtl';
}

export interface DataChange {
  /** `/*` behind a path: and all that lies beneath it. */
  paths: readonly string[];
  /** Path of the deleted resource: fetching it again would only fail. */
  gone: string | null;
  /** A change made in this page, one made in another tab, or something new that the server turned out to have. */
  origin: 'page' | 'tab' | 'server';
}

/** Every event of the page's bus, with its payload. */
export interface PageEvents {
  /** An answer was a 401: the session is gone. */
  unauthorized: { path: string };
  'session-changed': SessionState;
  'locale-changed': LocaleState;
  /** Answers under these paths of the API are no longer what the server would say. */
  'data-changed': DataChange;
  /** Other versions of remotes are live than before, according to the server's answers; the same mark is emitted once. */
  'remotes-changed': { mark: string };
  /** Something failed in a part of the page: a remote, the shell, or a room that both share. */
  'error-reported': { remote: string; version: string; message: string; stack: string };
}

export type EventName = keyof PageEvents;

type Check = (value: unknown) => boolean;

/** Type of a field, by the name that shell and remotes compare before they run together. */
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

/** Who is signed in, once that is known; null: nobody. Everything else about them comes from `GET /me`. */
export interface SessionState {
  personId: string | null;
}

export interface LocaleState {
  /** The product's code: `cn`. */
  locale: string;
  /** What the browser sees: `zh-CN`. */
  language: string;
  direction: 'ltr' | 'rtl';
}

export interface DataChange {
  /** `/*` behind a path: and all that lies beneath it. */
  paths: readonly string[];
  /** The path of what was deleted: asking for it again would only fail. */
  gone: string | null;
  /** A change made in this page, one made in another tab, or something new that the server turned out to have. */
  origin: 'page' | 'tab' | 'server';
}

/** Everything that can be said on the page's bus, with what it carries. */
export interface PageEvents {
  /** An answer was a 401: the session is gone. */
  unauthorized: { path: string };
  'session-changed': SessionState;
  'locale-changed': LocaleState;
  /** Answers under these paths of the API are no longer what the server would say. */
  'data-changed': DataChange;
  /** Other versions of remotes are live than before, as far as the server's answers tell; the same mark is told once. */
  'remotes-changed': { mark: string };
  /** Something failed in a part of the page: a remote, the shell, or a room that both share. */
  'error-reported': { remote: string; version: string; message: string; stack: string };
}

export type EventName = keyof PageEvents;

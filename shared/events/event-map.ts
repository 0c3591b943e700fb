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

/** Everything that can be said on the page's bus, with what it carries. */
export interface PageEvents {
  /** An answer was a 401: the session is gone. */
  unauthorized: { path: string };
  'session-changed': SessionState;
  'locale-changed': LocaleState;
  /** The person's programme took another shape: suspended, reactivated, replaced. */
  'programme-changed': { reason: 'suspended' | 'reactivated' | 'replaced' | 'progressed' };
  'notification-counts': { received: number };
  /** Rows under this path of the API are no longer what they were. */
  'data-changed': { path: string };
  /** Other versions of remotes are live than before, as far as the server's answers tell; the same mark is told once. */
  'remotes-changed': { mark: string };
  /** Something failed in a part of the page: a remote, the shell, or a room that both share. */
  'error-reported': { remote: string; version: string; message: string; stack: string };
}

export type EventName = keyof PageEvents;

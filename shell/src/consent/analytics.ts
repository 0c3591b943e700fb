import type { Env } from '@passerelle/shared/contract';

import { removeCookies } from './analytics-cookies';

export type Analytics = NonNullable<Env['analytics']>;

const ID = 'analytics';
let hasRun = false;

/** A script that has run goes on in memory when its element is gone: only another document is free of it. */
export const hasAnalyticsRun = (): boolean => hasRun;

export function startAnalytics({ scriptUrl, siteId }: Analytics): void {
  if (document.getElementById(ID)) return;
  const script = document.createElement('script');
  Object.assign(script, { id: ID, async: true, src: scriptUrl });
  // Where the script finds which site it measures.
  script.dataset['siteId'] = siteId;
  document.head.append(script);
  hasRun = true;
}

export function stopAnalytics({ cookies }: Analytics): void {
  document.getElementById(ID)?.remove();
  removeCookies(cookies);
  // What still runs may write them again until the document is left.
  if (hasRun) addEventListener('pagehide', () => removeCookies(cookies), { once: true });
}

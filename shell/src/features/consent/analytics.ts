import type { Env } from '@passerelle/shared/contract';

/** `_pk_id` also stands for `_pk_id.1.1fff`, `_ga` for `_ga_ABC`; `fr_*` for whatever begins so. */
function isNamed(cookie: string, pattern: string): boolean {
  if (pattern.endsWith('*')) return cookie.startsWith(pattern.slice(0, -1));
  return cookie === pattern || (cookie.startsWith(pattern) && '._-'.includes(cookie.charAt(pattern.length)));
}

/** Possible domains of a cookie of this host: null for the host alone, the host, and each parent domain. */
export function domainsOf(host: string): (string | null)[] {
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':');
  const labels = isAddress ? [] : host.split('.');
  return [null, ...labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'))];
}

/** Takes back the cookies of the audience measurement, wherever they were set. */
export function removeCookies(patterns: readonly string[], host = location.hostname): void {
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  for (const name of names.filter((one) => patterns.some((pattern) => isNamed(one, pattern)))) {
    for (const domain of domainsOf(host)) {
      document.cookie = `${name}=; max-age=0; path=/${domain === null ? '' : `; domain=${domain}`}`;
    }
  }
}

export type Analytics = NonNullable<Env['analytics']>;

const ID = 'analytics';
let hasRun = false;

/** A script that has run goes on in memory when its element is gone: only another document is free of it. */
export const hasAnalyticsRun = (): boolean => hasRun;

export function startAnalytics({ scriptUrl, siteId }: Analytics): void {
  if (document.getElementById(ID)) return;
  const script = document.createElement('script');
  Object.assign(script, { id: ID, async: true, src: scriptUrl });
  // The script reads the id of its site from this attribute.
  script.dataset['siteId'] = siteId;
  document.head.append(script);
  hasRun = true;
}

export function stopAnalytics({ cookies }: Analytics): void {
  document.getElementById(ID)?.remove();
  removeCookies(cookies);
  // A running script may write them again until the document is left.
  if (hasRun) addEventListener('pagehide', () => removeCookies(cookies), { once: true });
}

import type { IncomingHttpHeaders } from 'node:http';

/**
 * Logging out is a link, and browsers follow links ahead of time or for a picture: only someone who really goes there
 * is logged out. Browsers that do not say what they want are believed.
 */
export function isRealNavigation(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers.purpose ?? '')}`;
  const isFromElsewhere = headers['sec-fetch-site'] === 'cross-site';
  return (
    (destination === undefined || destination === 'document') && !/prefetch|prerender/.test(purpose) && !isFromElsewhere
  );
}

import { originOf } from './origins';

interface Sources {
  /** The locations of versions that the page may run: paths of this server, or external addresses. */
  remotes: readonly string[];
  /** The address of a script, or its path on this server. */
  analytics: string | undefined;
  /** Development build servers: a socket notifies the page of changes. */
  devServers: readonly string[];
  /** Pages of this site may show it in a frame. */
  isFramed?: boolean;
}

/** The origins of external files. */
const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map(originOf).filter((origin) => origin !== null)),
];

/**
 * The allowed sources of the page. Remotes may be on other origins: those of the registry and of the settings are
 * allowed, no others. A document keeps its policy, so the settings must name future origins of a remote in advance. The
 * analytics script, if there is one, may be loaded, and may report to its own origin. Styles need the nonce because
 * Emotion writes style elements; scripts need none, they are all files.
 */
export function contentSecurityPolicy(nonce: string, { remotes, analytics, devServers, isFramed }: Sources): string {
  const origins = originsOf(remotes).join(' ');
  const counting = originsOf(analytics ? [analytics] : []).join(' ');
  const sockets = originsOf(devServers)
    .map((origin) => origin.replace(/^http/, 'ws'))
    .join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self' ${origins} ${counting}`,
    // A cross-origin worker is started by an inline script of the page that only imports it.
    `worker-src 'self' ${origins && 'blob:'}`,
    `style-src 'self' 'nonce-${nonce}' ${origins}`,
    `img-src 'self' data: blob: ${origins} ${counting}`,
    `media-src 'self' blob:`,
    `font-src 'self' ${origins}`,
    `connect-src 'self' ${origins} ${counting} ${sockets}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    isFramed ? `frame-ancestors 'self'` : `frame-ancestors 'none'`,
  ]
    .map((directive) => directive.trim().replace(/ {2,}/g, ' '))
    .join('; ');
}

import { originOf } from './origins';

interface Sources {
  /** Where versions stand that the page may come to run: paths of this server, or addresses elsewhere. */
  remotes: readonly string[];
  /** The address of a script, or its path on this server. */
  analytics: string | undefined;
  /** Where something is served while it is being built: a socket tells the page of changes. */
  devServers: readonly string[];
}

/** The origins of what does not stand on this server. */
const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map(originOf).filter((origin) => origin !== null)),
];

/**
 * What the page may load and run. Remotes may live on other origins: those of the registry and of the settings are
 * allowed, no others. A document keeps its policy, so the settings must name in advance the origins to which a remote may move. The script that
 * measures the audience, where there is one, may be loaded, and may tell its own origin what it counted.
 * Styles need the nonce because Emotion writes style elements; scripts need none, they are all files.
 */
export function contentSecurityPolicy(nonce: string, { remotes, analytics, devServers }: Sources): string {
  const origins = originsOf(remotes).join(' ');
  const counting = originsOf(analytics ? [analytics] : []).join(' ');
  const sockets = originsOf(devServers)
    .map((origin) => origin.replace(/^http/, 'ws'))
    .join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self' ${origins} ${counting}`,
    // A worker of another origin is begun by a line that the page writes itself, and that only loads it.
    `worker-src 'self' ${origins && 'blob:'}`,
    `style-src 'self' 'nonce-${nonce}' ${origins}`,
    `img-src 'self' data: blob: ${origins} ${counting}`,
    `media-src 'self' blob:`,
    `font-src 'self' ${origins}`,
    `connect-src 'self' ${origins} ${counting} ${sockets}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ]
    .map((directive) => directive.trim().replace(/ {2,}/g, ' '))
    .join('; ');
}

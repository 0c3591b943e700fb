/**
 * What the page may load and run. Remotes may live on other origins: those of the registry are allowed, no others.
 * Styles need the nonce because Emotion writes style elements; scripts need none, they are all files.
 */
export function contentSecurityPolicy(nonce: string, remoteOrigins: readonly string[], development: boolean): string {
  const origins = remoteOrigins.join(' ');
  const sockets = development ? 'ws://localhost:* http://localhost:*' : '';
  return [
    `default-src 'self'`,
    `script-src 'self' ${origins}`,
    `worker-src 'self'`,
    `style-src 'self' 'nonce-${nonce}' ${origins}`,
    `img-src 'self' data: blob: https:`,
    `media-src 'self' blob:`,
    `font-src 'self' ${origins}`,
    `connect-src 'self' ${origins} ${sockets}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ]
    .map((directive) => directive.trim().replace(/ {2,}/g, ' '))
    .join('; ');
}

/** Origins of the live versions that are not served by this server. */
export const originsOf = (bases: readonly string[]): string[] => [
  ...new Set(bases.filter((base) => /^https?:/.test(base)).map((base) => new URL(base).origin)),
];

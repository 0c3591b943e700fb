/** The URL standard allows `;`, `,` and `*` in a host; in a policy they have another meaning. */
const plain = /^https?:\/\/([a-z0-9_.-]+|\[[0-9a-f:]+\])(:\d+)?$/;

/** The origin of an address; null: this server, or an address that no policy may name. */
export function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return plain.test(origin) ? origin : null;
}

/** Scheme, host and port, as the browser writes them, and nothing more. */
export const isOrigin = (text: string): boolean => originOf(text) === text;

/** True for an origin on the requesting machine. */
export const isLoopback = (origin: string): boolean =>
  /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(origin);

/** The address standard lets `;`, `,` and `*` through in a host; in a policy they would say something else. */
const plain = /^https?:\/\/([a-z0-9_.-]+|\[[0-9a-f:]+\])(:\d+)?$/;

/** Where an address stands; null: on this server, or nowhere that a policy may name. */
export function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return plain.test(origin) ? origin : null;
}

/** Scheme, host and port, written as the browser writes them, and nothing more. */
export const isOrigin = (text: string): boolean => originOf(text) === text;

/** Whether it is on the very machine that asks. */
export const isLoopback = (origin: string): boolean =>
  /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(origin);

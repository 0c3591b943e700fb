const versions = new WeakMap<object, string>();

/** Keeps beside an answer which version of the thing it is, where the server says so. */
export function noteVersion(answer: unknown, { headers }: Response): void {
  const tag = headers.get('etag');
  if (tag && typeof answer === 'object' && answer !== null) versions.set(answer, tag);
}

/**
 * The headers of a change to something that was read, or sent, before: `send(…, { headers: ifMatch(seen) })` is refused with
 * a conflict when somebody, such as another tab, has changed it since. What was made up here has no version, and wins.
 */
export function ifMatch(seen: object): Record<string, string> {
  const tag = versions.get(seen);
  return tag === undefined ? {} : { 'if-match': tag };
}

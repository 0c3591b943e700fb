import type { FastifyInstance } from 'fastify';

/** A path segment with its methods; a header variant is on a line of its own, without a branch. */
const line = /^((?:│ {3}| {4})*)([├└]── )?(\S+) \(([A-Z, ]+)\)(?: \{.*\})?$/;

/** The mails of a demo, for the user of the machine that runs it. */
const pages = /^\/outbox/;

/**
 * The routes of a running server, as its router prints them: a tree of path segments. Not included: the catch-all
 * (`*`), and HEAD, which goes with each GET.
 */
export function routedCalls(server: FastifyInstance): string[] {
  const parts: string[] = [];
  const found: string[] = [];
  for (const printed of server.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', branch, part = '', methods = ''] = line.exec(printed) ?? [];
    if (part === '') continue;
    const depth = indent.length / 4 - (branch === undefined ? 1 : 0);
    parts.splice(depth, Infinity, part);
    const address = parts.join('');
    if (part.endsWith('*')) continue;
    for (const method of methods.split(', ')) {
      const isCall = method !== 'HEAD' && !pages.test(address);
      if (isCall) found.push(`${method} ${address.replace(/^\/api\/?/, '/')}`);
    }
  }
  return [...new Set(found)];
}

import type { FastifyInstance } from 'fastify';

/** A part of an address with its methods; one that a header tells apart stands on lines of its own, without a branch. */
const line = /^((?:│ {3}| {4})*)([├└]── )?(\S+) \(([A-Z, ]+)\)(?: \{.*\})?$/;

/** The mails of a demo, for whoever sits at the machine that runs it. */
const pages = /^\/outbox/;

/**
 * The calls that a running server has a route for, as its router prints them: a tree of parts of addresses. What the
 * router answers as unknown (`*`), and HEAD, which goes with each GET, are no calls of their own.
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

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '@passerelle/shared/contract';

import type { Answers } from './fill-parts';

/** A document does not wait longer for an answer: the page requests it like all others. */
const WAIT_MS = 800;

/** About the user only, and without path traversal. */
const isOwn = (address: string): boolean => /^\/me(\/[\w-]+)*$/.test(address);

/**
 * Makes the first calls of a screen, as the requesting user: through the same routes, so that access, limits and format
 * are those of the call itself. Failed or late ones are left out.
 */
export async function bringAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
  addresses: readonly string[],
  locale: Locale,
): Promise<Answers> {
  const ask = async (address: string): Promise<[string, unknown][]> => {
    const answer = await app.inject({
      method: 'GET',
      url: `/api${address}`,
      remoteAddress: request.ip,
      headers: { ...nameOf(request), accept: 'application/json', 'x-api-language': locale },
    });
    if (answer.statusCode !== 200) return [];
    return [[address, answer.json<{ data: unknown }>().data]];
  };
  const late = new Promise<[string, unknown][]>((resolve) => setTimeout(() => resolve([]), WAIT_MS).unref());
  const own = addresses.filter(isOwn);
  const found = await Promise.all(own.map((address) => Promise.race([ask(address).catch(() => []), late])));
  return Object.fromEntries(found.flat());
}

/** The headers that identify session and browser. */
function nameOf({ headers }: FastifyRequest): Record<string, string> {
  const { cookie, host, 'user-agent': agent } = headers;
  return {
    ...(cookie !== undefined && { cookie }),
    ...(host !== undefined && { host }),
    ...(agent !== undefined && { 'user-agent': agent }),
  };
}

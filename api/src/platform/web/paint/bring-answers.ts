import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '@passerelle/shared/contract';

import type { Answers } from './fill-parts';

/** A document does not wait longer for an answer: the page asks for it as it does for all others. */
const WAIT_MS = 800;

/** Of the person themselves, and without anything that could lead elsewhere. */
const isOwn = (address: string): boolean => /^\/me(\/[\w-]+)*$/.test(address);

/**
 * Makes the calls that a screen is about to make, in the name of who asks for the document: by the same routes, so that
 * access, limits and the form of the answer are those of the call itself. What fails or comes late is left out.
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

/** What says whose the session is, and from which browser. */
function nameOf({ headers }: FastifyRequest): Record<string, string> {
  const { cookie, host, 'user-agent': agent } = headers;
  return {
    ...(cookie !== undefined && { cookie }),
    ...(host !== undefined && { host }),
    ...(agent !== undefined && { 'user-agent': agent }),
  };
}

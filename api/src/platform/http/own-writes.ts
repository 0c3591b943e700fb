import type { FastifyReply, FastifyRequest } from 'fastify';
import { isWritePlace, type ReadCopy, type WritePlace } from '../database/read-copy';
import { cookieOptions } from '../sessions/cookie';

/** How far the database had come when this browser last changed something. Nobody's secret, and of no use to anybody else. */
const NAME = 'passerelle_written';
/** A copy that is an hour behind has not been read for long: see `read-copy`. */
const MAX_AGE_S = 60 * 60;

export const writtenBy = (request: FastifyRequest): WritePlace | undefined => {
  const place = request.cookies[NAME];
  return isWritePlace(place) ? place : undefined;
};

/** After a change was committed: from then on the browser reads what has at least that. */
export async function rememberWrite(
  readCopy: ReadCopy,
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): Promise<void> {
  if (reply.raw.headersSent) return;
  const place = await readCopy.place();
  void reply.setCookie(NAME, place, cookieOptions(MAX_AGE_S, isSecure || request.protocol === 'https'));
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { isWritePlace, type ReadReplica, type WritePlace } from '../database/read-replica';
import { cookieOptions } from '../sessions/cookie';

/** The database position after this browser's last write. It is not secret, and useless to others. */
const NAME = 'passerelle_written';
/** A replica an hour behind is not read anyway: see `read-replica`. */
const MAX_AGE_S = 60 * 60;

export const lastWriteOf = (request: FastifyRequest): WritePlace | undefined => {
  const place = request.cookies[NAME];
  return isWritePlace(place) ? place : undefined;
};

/** After a commit: from then on the browser's reads have at least that state. */
export async function rememberWrite(
  readCopy: ReadReplica,
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): Promise<void> {
  if (reply.raw.headersSent) return;
  const place = await readCopy.place();
  void reply.setCookie(NAME, place, cookieOptions(MAX_AGE_S, isSecure || request.protocol === 'https'));
}

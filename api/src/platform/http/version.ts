import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './failure';

const tagOf = (version: number): string => `"${version}"`;

/** Names the version that is being read, for whoever will change it. */
export const tellVersion = (reply: FastifyReply, version: number): void => void reply.header('etag', tagOf(version));

/**
 * Two screens may change the same thing. Who says with `If-Match` which version they saw is refused when it is no longer
 * the one that is there; who says nothing has the last word.
 */
export function assertSameVersion({ headers }: FastifyRequest, version: number): void {
  const seen = headers['if-match'];
  if (seen === undefined || seen.trim() === '*') return;
  const tags = seen.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!tags.includes(tagOf(version))) throw failure('conflict');
}

import type { FastifyRequest } from 'fastify';

export interface Version {
  etag: string;
  /** Absent: a date would say too much. */
  lastModified?: string | undefined;
}

const isSince = (given: string | undefined, lastModified: string | undefined): boolean =>
  Date.parse(given ?? '') >= Date.parse(lastModified ?? '');

/** Whether the asker has this already. The tag is what counts; the date is for who kept nothing else. */
export function isKnown({ headers }: FastifyRequest, { etag, lastModified }: Version): boolean {
  const tags = headers['if-none-match'];
  if (tags === undefined) return isSince(headers['if-modified-since'], lastModified);
  return tags.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, '')));
}

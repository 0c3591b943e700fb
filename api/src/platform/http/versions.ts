import type { FastifyRequest } from 'fastify';
import { failure } from './failure';

/** The versions that `If-Match` names: those which the person saw before the change. Absent: the change has the last word. */
export type SeenVersions = readonly string[] | undefined;

export const etagOf = (version: number): string => `"${version}"`;

export function readIfMatch(header: string | undefined): SeenVersions {
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

/** Two screens may change the same thing: the one that saw an older version is refused, so that it overwrites nothing. */
export function assertSeen(seen: SeenVersions, current: number): void {
  if (seen !== undefined && !seen.includes(etagOf(current))) throw failure('conflict');
}

/** The version of what a call answers with: every entity that can be edited carries it as `version`. */
export function versionOf(answer: unknown): number | undefined {
  const { version } = (typeof answer === 'object' && answer !== null ? answer : {}) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
}

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

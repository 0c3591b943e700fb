import type { FastifyRequest } from 'fastify';
import { failure } from './failure';

/** The versions in `If-Match`, on which the change was made. Absent: the change overwrites any version. */
export type SeenVersions = readonly string[] | undefined;

export const etagOf = (version: number): string => `"${version}"`;

export function readIfMatch(header: string | undefined): SeenVersions {
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

/** Refuses a change based on an outdated version. */
export function assertSeen(seen: SeenVersions, current: number): void {
  if (seen !== undefined && !seen.includes(etagOf(current))) throw failure('conflict');
}

/** The version of an answered entity: every editable one has it as `version`. */
export function versionOf(answer: unknown): number | undefined {
  const { version } = (typeof answer === 'object' && answer !== null ? answer : {}) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
}

export interface Version {
  etag: string;
  /** Absent where a date would reveal too much. */
  lastModified?: string | undefined;
}

const isSince = (given: string | undefined, lastModified: string | undefined): boolean =>
  Date.parse(given ?? '') >= Date.parse(lastModified ?? '');

/** True if the client already has this version. The tag decides; the date is for clients that sent no tag. */
export function isNotModified({ headers }: FastifyRequest, { etag, lastModified }: Version): boolean {
  const tags = headers['if-none-match'];
  if (tags === undefined) return isSince(headers['if-modified-since'], lastModified);
  return tags.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, '')));
}

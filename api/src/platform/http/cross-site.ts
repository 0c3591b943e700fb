import type { FastifyRequest } from 'fastify';
import { failure } from './failure';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: string): boolean {
  try {
    return new URL(origin).host === request.host || new URL(origin).origin === new URL(publicUrl).origin;
  } catch {
    return false;
  }
}

/**
 * A page of another site may not change anything in the name of whoever is signed in here. Browsers say where a request
 * comes from; on plain http away from localhost only by its origin. What says nothing is no browser and has no cookie.
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (safe.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (typeof site === 'string') {
    if (site !== 'same-origin' && site !== 'none') throw failure('forbidden', { message: 'crossSite' });
  } else if (origin !== undefined && !isOwnOrigin(origin, request, publicUrl)) {
    throw failure('forbidden', { message: 'crossSite' });
  }
}

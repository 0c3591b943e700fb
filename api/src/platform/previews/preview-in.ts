import { PREVIEW_HEADER, previewIdOf } from '@passerelle/shared/contract/rules/common/preview-address';
import type { FastifyRequest } from 'fastify';

const refererOf = (referer: string): string | undefined => {
  try {
    return previewIdOf(new URL(referer).pathname) ?? undefined;
  } catch {
    return undefined;
  }
};

/** A page loads these without the header: pictures, downloads, the registry. */
const isLoadedByPages = (url: string): boolean => /^\/(api\/|remotes)/.test(url);

/**
 * The preview that a request is made in: of its document by the address, of a call by the header. Pictures, downloads
 * and links to the API carry no header, but the address of their page.
 */
export function previewIn({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string | undefined {
  const { referer, [PREVIEW_HEADER]: stated } = headers;
  const ofDocument = previewIdOf(url);
  if (ofDocument !== null) return ofDocument;
  if (typeof stated === 'string') return stated;
  return referer !== undefined && isLoadedByPages(url) ? refererOf(referer) : undefined;
}

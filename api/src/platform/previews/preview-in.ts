import type { FastifyRequest } from 'fastify';

export const PREVIEW_HEADER = 'x-preview';

const address = /^\/preview\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?=[/?#]|$)/i;

export const isPreviewAddress = (url: string): boolean => url.startsWith('/preview/');

/** The address of a page without the preview that it is in. */
export const withoutPreview = (pathname: string): string => pathname.replace(address, '') || '/';

const pathOf = (referer: string): string => {
  try {
    return new URL(referer).pathname;
  } catch {
    return '';
  }
};

/**
 * The preview that a request is made in: of its document by the address, of a call by the header. Pictures, downloads
 * and links to the API carry no header, but the address of their page.
 */
export function previewIn({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string | undefined {
  const { referer, [PREVIEW_HEADER]: stated } = headers;
  if (isPreviewAddress(url)) return address.exec(url)?.[1] ?? '';
  if (typeof stated === 'string') return stated;
  if (referer === undefined || !url.startsWith('/api/')) return undefined;
  return address.exec(pathOf(referer))?.[1];
}

import { currentLocale } from '@passerelle/shared/i18n';

/**
 * The headers of a change to something that was read before: refused with a conflict when somebody, such as another tab,
 * has changed it since.
 */
export const ifMatch = ({ version }: { version: number }): Record<string, string> => ({ 'if-match': `"${version}"` });

interface HeaderParts {
  accept?: string | null;
  body?: FormData | string | null;
  /** The server carries a request out once per key, however often it comes. */
  idempotencyKey?: string | null;
  /** What a caller adds, such as `ifMatch`. */
  headers?: Record<string, string>;
}

/** All headers of a request. The content type of a form carries its boundary, which only the browser knows. */
export const requestHeaders = ({ accept, body, idempotencyKey, headers }: HeaderParts): Record<string, string> => ({
  accept: accept ?? 'application/json',
  'x-api-language': currentLocale(),
  ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  ...headers,
});

type Value = string | number | boolean;

export interface PathExtras {
  /** Appended sorted by name, so that equal queries make equal addresses; what is null or undefined is left out. */
  query?: Record<string, Value | readonly Value[] | null | undefined>;
  hash?: string;
}

/** As URLSearchParams writes it, which the contract, knowing neither page nor server, does not have. */
const encode = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

/**
 * Parameters are sorted by name, so that equal queries have equal addresses; caches and early requests rely on it.
 */
export function queryString(query: PathExtras['query'] = {}): string {
  const pairs = Object.keys(query)
    .toSorted()
    .flatMap((name) => {
      const value = query[name];
      if (value === null || value === undefined) return [];
      return (typeof value === 'object' ? value : [value]).map((one) => `${encode(name)}=${encode(String(one))}`);
    });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/**
 * Fills a pattern. A missing required parameter is a programming error and throws; a missing optional one is dropped
 * with its slash.
 */
export function buildPath(
  pattern: string,
  params: Readonly<Record<string, string | number | null | undefined>> = {},
  { query, hash }: PathExtras = {},
): string {
  const path = pattern.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional: string | undefined) => {
    const value = params[name];
    if (value !== undefined && value !== null && value !== '') return `/${encodeURIComponent(value)}`;
    if (optional) return '';
    throw new Error(`The path ${pattern} needs the parameter "${name}"`);
  });
  return `${path || '/'}${queryString(query)}${hash ? `#${hash.replace(/^#/, '')}` : ''}`;
}

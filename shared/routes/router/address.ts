/** The parts of an address within the product; none is missing. */
export interface Place {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
}

/** Where one is now. */
export interface Location extends Place {
  /** What the screen before sent along; anyone can put anything there. */
  state: unknown;
  /** Of this entry of the history; the one that the document was opened with has `default`. */
  key: string;
}

/** An address, or parts of one: without a path, the one that is shown. */
export type To = string | Partial<Place>;

const withSign = (sign: '?' | '#', text = ''): string =>
  text === '' || text === sign ? '' : text.startsWith(sign) ? text : sign + text;

const parse = (address: string): Partial<Place> => {
  const [beforeHash = '', ...hash] = address.split('#');
  const [pathname, ...search] = beforeHash.split('?');
  return { ...(pathname && { pathname }), search: search.join('?'), hash: hash.join('#') };
};

/** The whole address that `to` leads to, seen from a path. */
export function resolve(to: To, from: string): Place {
  const { pathname = from, search, hash } = typeof to === 'string' ? parse(to) : to;
  const path = pathname.startsWith('/') ? pathname : `/${pathname}`;
  return { pathname: path, search: withSign('?', search), hash: withSign('#', hash) };
}

export const written = ({ pathname, search, hash }: Place): string => pathname + search + hash;

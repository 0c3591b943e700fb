/** The header of calls that are made in a preview. */
export const PREVIEW_HEADER = 'x-preview';

const base = /^\/preview\/([^/?#]+)(?=[/?#]|$)/;

/** The id of the preview that an address is in; null: none. */
export const previewIdOf = (path: string): string | null => base.exec(path)?.[1] ?? null;

/** Prefix of every address of a preview; empty outside of one. */
export const previewBaseOf = (path: string): string => base.exec(path)?.[0] ?? '';

/** The same address of the product, outside of the preview. */
export const pathInProduct = (path: string): string => {
  const rest = path.slice(previewBaseOf(path).length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** Content of an e-mail's link: a token that proves the mailbox, and whether it sets a first password. */
export interface EmailLink {
  token: string;
  firstSetup: boolean;
}

/** A link is of one page: that of another page is not taken for it. */
const key = (): string => `passerelle.email-link${location.pathname}`;

const isLink = (value: unknown): value is EmailLink =>
  typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string';

const linkIn = (search: string): EmailLink | null => {
  const query = new URLSearchParams(search);
  const token = query.get('token');
  return token ? { token, firstSetup: query.get('firstSetup') === 'true' } : null;
};

/**
 * Takes the token out of the address, where the history, a shared screen or a copied link would give it away. It stays in
 * the tab, so that the page can be reloaded; where storage is refused it stays in the address.
 */
export function storeLink(): void {
  const link = linkIn(location.search);
  if (!link) return;
  try {
    sessionStorage.setItem(key(), JSON.stringify(link));
  } catch {
    return;
  }
  history.replaceState(history.state, '', location.pathname);
}

export function readStoredLink(): EmailLink | null {
  const given = linkIn(location.search);
  if (given) return given;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key()) ?? 'null');
    return isLink(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** It has served, and a token serves once. */
export function forgetLink(): void {
  try {
    sessionStorage.removeItem(key());
  } catch {
    return;
  }
}

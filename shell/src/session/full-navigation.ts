import { forgetPerson } from '@passerelle/shared/client';
import { previewBaseOf } from '@passerelle/shared/contract/rules/common/preview-address';

/** Opens another document: what this one knew of a person stays behind. */
export const loadDocument = (address: string): void => location.replace(address);

/** Reloads the page for the current session. */
export const reloadDocument = (): void => location.reload();

const previewBase = previewBaseOf(location.pathname);

/**
 * Logging out is a link to the server, which ends the session and answers with the login page. A preview has no session
 * of its own: the link leads to its start.
 */
export const logoutLink = previewBase ? { href: previewBase } : { href: '/api/auth/logout', onClick: forgetPerson };

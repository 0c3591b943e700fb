import { forgetPerson } from '@passerelle/shared/client';

/** Opens another document: what this one knew of a person stays behind. */
export const loadDocument = (address: string): void => location.replace(address);

/** Reloads the page for the current session. */
export const reloadDocument = (): void => location.reload();

/** Logging out is a link to the server, which ends the session and answers with the login page. */
export const logoutLink = { href: '/api/auth/logout', onClick: forgetPerson } as const;

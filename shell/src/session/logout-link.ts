import { forgetPerson } from '@passerelle/shared/client';

/** Logging out is a link to the server, which ends the session and answers with the login page. */
export const logoutLink = { href: '/api/auth/logout', onClick: forgetPerson } as const;

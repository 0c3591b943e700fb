import ky from 'ky';

/**
 * For files of remotes, which the API does not answer. The caller retries, and limits the time by a signal, which covers
 * the body too; ky's timeout ends with the headers.
 */
export const files = ky.create({ retry: 0, timeout: false, credentials: 'same-origin' });

import ky from 'ky';

/** For files of remotes, which the API does not answer: the caller decides when to ask again. */
export const files = ky.create({ retry: 0, credentials: 'same-origin' });

/** Shown in the footer; the server says the same in its env. */
export const FRONT_VERSION = '1.4.0';

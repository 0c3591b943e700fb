import { createHash } from 'node:crypto';

/**
 * The value of `integrity` for a script or stylesheet.
 * @param {Uint8Array} bytes
 */
export const integrityOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

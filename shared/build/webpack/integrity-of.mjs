import { createHash } from 'node:crypto';

/**
 * What a script or stylesheet must be, as `integrity` says it.
 * @param {Uint8Array} bytes
 */
export const integrityOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

import { join } from 'node:path';

import { readJson } from '../paths.mjs';

/** @typedef {import('../../contract/remotes/descriptor.ts').RemoteDescriptor} RemoteDescriptor */

/** @param {string} context the remote's folder */
export const descriptorFile = (context) => join(context, 'remote.json');

/**
 * Descriptor of a remote, with the version it is built as.
 * @param {string} context @param {string} [version]
 * @returns {RemoteDescriptor}
 */
export function readDescriptor(context, version) {
  const { $schema: _forEditors, ...descriptor } = readJson(descriptorFile(context));
  return { ...descriptor, version: version ?? descriptor.version };
}

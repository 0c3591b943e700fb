import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @type {string[]} */
const made = [];

/** A folder that is gone after the tests of the file. */
export function tempFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'passerelle-release-'));
  made.push(folder);
  return folder;
}

export const discardTemp = () => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));

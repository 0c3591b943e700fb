import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { remoteConfig } from '@passerelle/shared/build/webpack/remote';

const pdfjs = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));

/** Files that some PDFs need beside the reader: fonts they name but do not embed, decoders of scans, icons of notes. */
const copies = Object.fromEntries(
  ['cmaps', 'standard_fonts', 'wasm', 'iccs', 'web/images'].map((folder) => [
    `pdfjs/${basename(folder)}`,
    join(pdfjs, folder),
  ]),
);

/** @param {import('@passerelle/shared/build/webpack/remote').RemoteOptions} options */
export default (options) => remoteConfig({ context: import.meta.dirname, copies, ...options });

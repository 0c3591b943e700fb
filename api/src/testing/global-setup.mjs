import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const api = join(import.meta.dirname, '../..');
// Below node_modules, so that the packages left out of the bundles are found from there.
const folder = join(api, '../node_modules/.cache/passerelle-api-tests');

/** A thread cannot be started from TypeScript: its file is built once, and a migrated database to begin from. */
export default async function prepare() {
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [join(api, 'src/platform/database/embedded.worker.ts'), join(api, 'src/testing/template.ts')],
    entryNames: '[name]',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: {
      '@passerelle/shared/contract': join(api, '../shared/contract/index.ts'),
      '@passerelle/shared/contract/calls': join(api, '../shared/contract/calls/index.ts'),
    },
    logLevel: 'warning',
  });
  const workerFile = join(folder, 'embedded.worker.mjs');
  // The address changes with each run, or a watching jest would be given the first one's module for ever.
  const { makeTemplate } = await import(
    `${pathToFileURL(join(folder, 'template.mjs'))}?run=${process.hrtime.bigint()}`
  );
  const template = await makeTemplate({ workerFile, folder, databaseUrl: process.env.DATABASE_URL });
  process.env.PASSERELLE_TEST_WORKER = workerFile;
  process.env.PASSERELLE_TEST_TEMPLATE = template;
}

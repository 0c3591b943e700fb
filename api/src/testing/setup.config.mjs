import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apiBundle, bundleOnce } from '@passerelle/shared/build/bundle/api-bundle';

const api = join(import.meta.dirname, '../..');
// Below node_modules, so that packages outside the bundles are found from there.
const folder = join(api, '../node_modules/.cache/passerelle-api-tests');

/** A thread cannot be started from TypeScript: its file is built once, like a migrated template database. */
export default async function prepare() {
  await bundleOnce({
    ...apiBundle(folder),
    entryPoints: {
      main: join(api, 'src/main.ts'),
      'embedded.worker': join(api, 'src/platform/database/embedded.worker.ts'),
      'background.worker': join(api, 'src/background.worker.ts'),
      template: join(api, 'src/testing/template.ts'),
    },
    outExtension: { '.js': '.mjs' },
  });
  const workerFile = join(folder, 'embedded.worker.mjs');
  // The address changes with each run, or a watching jest would reuse the first module.
  const { makeTemplate } = await import(
    `${pathToFileURL(join(folder, 'template.mjs')).href}?run=${process.hrtime.bigint()}`
  );
  const template = await makeTemplate({ workerFile, folder, databaseUrl: process.env.DATABASE_URL });
  process.env.PASSERELLE_TEST_MAIN = join(folder, 'main.mjs');
  process.env.PASSERELLE_TEST_WORKER = workerFile;
  process.env.PASSERELLE_TEST_BACKGROUND = join(folder, 'background.worker.mjs');
  process.env.PASSERELLE_TEST_TEMPLATE = template;
}

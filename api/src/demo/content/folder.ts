import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const inRepository = 'api/demo-content';

/** Sources, bundle and image keep the demo's content at the same place below one folder, whichever that is. */
function* places(): Generator<string> {
  const here = dirname(fileURLToPath(import.meta.url));
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder)) yield join(folder, inRepository);
  yield join(process.cwd(), inRepository);
}

/** Where a pack of the demo lies. */
export function packFolder(name: string): string {
  for (const place of places()) if (existsSync(join(place, name, 'pack.yaml'))) return join(place, name);
  throw new Error(`The content of the demo is missing: ${inRepository}/${name} belongs to the repository.`);
}

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const inRepository = 'api/src/demo/library/files';

function* places(): Generator<string> {
  const here = dirname(fileURLToPath(import.meta.url));
  yield join(here, 'files');
  // A bundle lies elsewhere: beside its own copy, or somewhere below the repository.
  yield join(here, 'demo-files');
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder)) yield join(folder, inRepository);
  yield join(process.cwd(), inRepository);
}

/** Where the documents of the demo lie, whether the server runs from its sources or from its bundle. */
export function filesFolder(): string {
  for (const place of places()) if (existsSync(join(place, 'recruiter-grid.pdf'))) return place;
  throw new Error(`The files of the demo library are missing: ${inRepository} belongs to the repository.`);
}

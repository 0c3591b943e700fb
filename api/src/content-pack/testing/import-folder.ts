import type { Outcome } from '../../platform/database/save-row';
import type { TestApp } from '../../testing/test-app';
import { importPack } from '../import/import-pack';
import type { Plan } from '../import/plan';
import { readPack } from '../read/read-pack';
import type { PackFolder } from './a-folder';

/** Imports the pack in a folder, for one organisation or, with null, for all of them. */
export async function importFolder(app: TestApp, folder: PackFolder, organizationId: string | null): Promise<Plan> {
  const { db, services, clock } = app;
  return importPack(await readPack(folder.root), { db, files: services.files, organizationId, now: clock.now() });
}

/** The paths of a plan with one outcome. */
export const pathsOf = ({ outcomes }: Plan, outcome: Outcome): string[] =>
  [...outcomes].flatMap(([path, one]) => (one === outcome ? path : [])).toSorted();

import { importPack } from '../../content-pack/import/import-pack';
import { readPack } from '../../content-pack/read/read-pack';
import type { Demo, DemoPrograms } from '../organizations/demo-types';
import { packFolder, writtenAt } from './folder';

export interface DemoContent {
  programs: DemoPrograms;
  documents: number;
}

async function importDemoPack({ db, now, services }: Demo, name: string, organizationId: string | null) {
  const pack = await readPack(packFolder(name));
  const { files } = services;
  return importPack(pack, { db, files, organizationId, now, writtenAt: writtenAt(now) });
}

/** Programmes, surveys, library and pages: two content packs, one for everyone and one of the first organisation. */
export async function makeContent(demo: Demo, owner: string): Promise<DemoContent> {
  const common = await importDemoPack(demo, 'common', null);
  const own = await importDemoPack(demo, 'bois-et-rives', owner);
  const idOf = (path: string): string => common.ids.get(path) ?? '';
  return {
    programs: {
      basic: idOf('programs/active-mobility'),
      extension: idOf('programs/active-mobility-extension'),
      internal: idOf('programs/internal-mobility'),
    },
    documents: [...common.ids.keys(), ...own.ids.keys()].filter((path) => path.startsWith('library/')).length,
  };
}

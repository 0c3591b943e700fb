import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DateTime } from 'luxon';
import { importPack } from '../../content-pack/import/import-pack';
import { readPack } from '../../content-pack/read/read-pack';
import type { Demo, DemoPrograms } from '../organizations/demo-types';

const inRepository = 'api/demo-content';

/** Sources, bundle and image all keep the demo's content at the same path below their root. */
function* places(): Generator<string> {
  const here = dirname(fileURLToPath(import.meta.url));
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder)) yield join(folder, inRepository);
  yield join(process.cwd(), inRepository);
}

/** The path of a pack of the demo. */
export function packFolder(name: string): string {
  for (const place of places()) if (existsSync(join(place, name, 'pack.yaml'))) return join(place, name);
  throw new Error(`The content of the demo is missing: ${inRepository}/${name} belongs to the repository.`);
}

/** The library from its newest document to its oldest. */
const documents: readonly string[] = [
  'asking-for-advice',
  'recruiter-grid',
  'about-yourself',
  'keeping-pace',
  'naming-your-skills',
  'profile-summary',
  'first-six-months',
  'two-minute-pitch',
  'cv-template',
  'cv-before-after',
  'profile-photo',
  'asking-for-a-recommendation',
  'reading-an-offer',
  'one-page-letter',
  'telling-a-success',
  'negotiating-pay',
  'network-map',
  'following-up',
  'voice-and-posture',
  'telling-your-family',
  'preparing-retirement',
  'handing-on',
  'choosing-a-status',
  'people-and-rights',
];

const monthsAgo: Readonly<Record<string, number>> = { programs: 23, surveys: 23, faq: 3, pages: 3, trades: 3 };

/** The creation date of each item, relative to today: a pack has no dates. */
export const writtenAt =
  (now: DateTime<true>) =>
  (path: string): DateTime<true> => {
    const [kind = '', key = ''] = path.split('/');
    const months = monthsAgo[kind];
    if (months !== undefined) return now.minus({ months });
    return now
      .startOf('day')
      .minus({ days: 4 + documents.indexOf(key) * 9 })
      .plus({ hours: 8 });
  };

export interface DemoContent {
  programs: DemoPrograms;
  documents: number;
}

async function importDemoPack({ db, now, services }: Demo, name: string, organizationId: string | null) {
  const pack = await readPack(packFolder(name));
  const { files } = services;
  return importPack(pack, { db, files, organizationId, now, writtenAt: writtenAt(now) });
}

/** Programmes, surveys, library, pages and trades: two content packs for everyone, one of the first organisation. */
export async function makeContent(demo: Demo, owner: string): Promise<DemoContent> {
  const common = await importDemoPack(demo, 'common', null);
  await importDemoPack(demo, 'rome', null);
  const own = await importDemoPack(demo, 'bois-et-rives', owner);
  // Open in the studio, as the content of an organisation that writes its own.
  const packs = [common.packId, own.packId];
  await demo.db.updateTable('content_packs').set({ managed_outside: false }).where('id', 'in', packs).execute();
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

import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { importPack } from '../../content-pack/import/import-pack';
import { type Plan, planLines } from '../../content-pack/import/plan';
import { type Pack, readPack } from '../../content-pack/read/read-pack';
import { readPublished } from '../../content-pack/write/published-items';
import { writeFolder } from '../../content-pack/write/write-folder';
import { writeOperatorAuditEntry } from '../../platform/sessions/audit';
import { hashingFileStore } from '../../platform/files/file-store';
import type { Services } from '../../platform/http/services';
import { findOrganization } from './find-organization';
import { command } from '../usage/command';
import { text } from '../usage/kinds';
import { onOff, optional, refuse, required } from '../usage/options';
import { withServices } from './with-services';

export const contentCheck = command({
  words: ['content', 'check'],
  about: 'Reads a content pack and says all that is wrong with it, by file and line',
  argument: 'folder',
  options: {},
  more: 'Needs no database and changes nothing. docs/content-pack.md says what a pack is.',
  work: async ({ folder, say }, _given, argument) => {
    const pack = await readPack(resolve(folder, argument));
    const tasks = pack.programs.reduce((sum, { tasks: all }) => sum + all.length, 0);
    say(
      `"${pack.name}" ${pack.version} can be imported: ${pack.programs.length} programmes with ${tasks} tasks, ` +
        `${pack.surveys.length} surveys, ${pack.documents.length} documents, ${pack.sections.length} sections of ` +
        `questions, ${pack.pages.length} pages.`,
    );
  },
});

interface Wanted {
  pack: Pack;
  organization: string | undefined;
  dryRun: boolean;
}

/** Carries the plan out of a transaction that is rolled back. */
class DryRunEnd extends Error {
  constructor(readonly plan: Plan) {
    super('Taken back.');
  }
}

/** A dry run is the import itself, rolled back at the end, so its plan is exact. */
async function importWanted(
  { db: pool, files, clock }: Services,
  { pack, organization, dryRun }: Wanted,
): Promise<Plan> {
  const now = clock.now();
  try {
    return await pool.transaction().execute(async (db) => {
      const organizationId = organization === undefined ? null : (await findOrganization(db, organization)).id;
      const plan = await importPack(pack, { db, files: dryRun ? hashingFileStore(files) : files, organizationId, now });
      if (dryRun) throw new DryRunEnd(plan);
      await writeOperatorAuditEntry(db, {
        action: 'content.imported',
        subjectKind: 'content',
        subjectIds: [plan.packId],
        organizationId,
        now,
        details: { name: pack.name, version: pack.version },
      });
      return plan;
    });
  } catch (error) {
    if (error instanceof DryRunEnd) return error.plan;
    throw error;
  }
}

interface Exported {
  root: string;
  name: string;
  organization: string | undefined;
}

/** Writes the published content of a pack as a folder, and returns the number of items. */
async function exportWanted({ db, files }: Services, { root, name, organization }: Exported): Promise<number> {
  const organizationId = organization === undefined ? null : (await findOrganization(db, organization)).id;
  const found = await db
    .selectFrom('content_packs')
    .where('organization_id', 'is not distinct from', organizationId)
    .where('name', '=', name)
    .select('id')
    .executeTakeFirst();
  if (!found) throw refuse(`There is no pack with the name "${name}".`);
  const { head, items } = await readPublished(db, found.id);
  await writeFolder({ db, files, root }, head, items);
  return items.length;
}

export const contentExport = command({
  words: ['content', 'export'],
  about: 'Writes the published content of a pack as the folder that the import takes',
  argument: 'folder',
  options: {
    name: required(text(), 'of the pack'),
    organization: optional(text(), 'whose pack, by name or id; without it: a pack common to all'),
  },
  more: 'The folder must be new or empty. Importing it again changes nothing.',
  work: async (context, { name, organization }, argument) => {
    const root = resolve(context.folder, argument);
    const before = await readdir(root).catch(() => []);
    if (before.length > 0) throw refuse(`The folder ${argument} is not empty.`);
    const count = await withServices(context, (services) => exportWanted(services, { root, name, organization }));
    context.say(`${count} items of "${name}" are in ${argument}.`);
  },
});

export const contentImport = command({
  words: ['content', 'import'],
  about: 'Brings a content pack in: programmes, surveys, library, questions and pages',
  argument: 'folder',
  options: {
    organization: optional(text(), 'for whom, by name or id; without it: for all organisations'),
    dryRun: onOff('says what would be done, and does nothing'),
  },
  more: 'Importing the same pack again changes nothing. What a pack has lost is archived. See docs/content-pack.md.',
  work: async (context, { organization, dryRun }, argument) => {
    const pack = await readPack(resolve(context.folder, argument));
    const plan = await withServices(context, (services) => importWanted(services, { pack, organization, dryRun }));
    for (const line of planLines(plan)) context.say(line);
    if (dryRun) context.say('This was a dry run: nothing has been changed.');
  },
});

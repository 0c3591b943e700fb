import { msg } from '@lingui/core/macro';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Outcome } from '../../platform/database/save-row';
import { failure } from '../../platform/failure';
import type { FileStore } from '../../platform/files/file-store';
import { assertStorableFiles, isSameItem } from '../items/item-files';
import { mayWriteKind } from '../items/item-rights';
import { basisAfter } from '../items/item-row';
import { type Problem, Problems } from '../problems';
import type { PackItem } from '../read/pack-items';
import type { Pack } from '../read/read-pack';
import { assertRoomForTask, draftRow } from './create-item';
import { lockItem } from './lock-item';
import { restoreOne, type Restoring } from './restore-item';
import { saveFiles } from './update-item';
import { addLanguages } from './write-draft';
import { checkAgainst } from '../import/check-against';
import type { Plan } from '../import/plan';
import { storeFiles } from '../import/import-pack';
import { lockImports } from '../import/lock-imports';
import { placeOf, programsFirst, readRows, type Row, storedItem } from '../import/save-items';

interface ImportingDraft extends Restoring {
  files: FileStore;
  /** Null: for all organisations. */
  organizationId: string | null;
}

export interface DraftPlan extends Pick<Plan, 'outcomes'> {
  /** Drafts that are overwritten. */
  replacedDrafts: number;
  /** Notices about content that a draft leaves out. */
  notices: readonly Problem[];
}

/** A key is unique among the items of an organisation, drafts included. */
async function checkDraftsOfOthers(db: Db, pack: Pack, { organizationId }: ImportingDraft): Promise<void> {
  const problems = new Problems();
  const others = await db
    .selectFrom('content_items as item')
    .innerJoin('content_packs as other', 'other.id', 'item.pack_id')
    .where('other.organization_id', 'is not distinct from', organizationId)
    .where('other.name', '<>', pack.name)
    .where('item.kind', '<>', 'tasks')
    .where('item.archived_at', 'is', null)
    .select(['item.kind', 'item.key', 'other.name'])
    .execute();
  for (const { kind, key, name } of others) {
    const path = `${kind}/${key}`;
    const file = pack.files.get(path);
    if (file !== undefined) problems.add({ file, line: 1 }, msg`Le pack « ${name} » a déjà apporté ${path}`);
  }
  problems.assertNone();
}

interface DraftPack {
  packId: string;
  languages: Locale[];
}

/** The pack that the drafts belong to; a new one is edited in the studio from the start. */
async function packOfDrafts(pack: Pack, { db, organizationId, now }: ImportingDraft): Promise<DraftPack> {
  const { name, version, locales } = pack;
  const known = await db
    .selectFrom('content_packs')
    .where('name', '=', name)
    .where('organization_id', 'is not distinct from', organizationId)
    .select(['id', 'locales', 'managed_outside'])
    .executeTakeFirst();
  if (!known) {
    const values = { organization_id: organizationId, name, version, contents: [], locales: [...locales] };
    const { id } = await db
      .insertInto('content_packs')
      .values({ ...values, imported_at: now.toJSDate() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { packId: id, languages: values.locales };
  }
  if (known.managed_outside) throw failure('conflict', { message: 'contentPackManagedOutside' });
  const [source = 'fr'] = known.locales;
  const problems = new Problems();
  // The published items keep their source language, which their translations were made from.
  if (source !== locales[0])
    problems.add(
      { file: 'pack.yaml', line: 1 },
      msg`La première langue de ce pack est ${source} : gardez-la en premier`,
    );
  problems.assertNone();
  const languages = await addLanguages(db, { packId: known.id, languages: known.locales }, locales);
  return { packId: known.id, languages };
}

interface Saved {
  id: string;
  outcome: Outcome;
  isReplaced: boolean;
}

interface Saving {
  pack: DraftPack;
  item: PackItem & { kind: Exclude<PackItem['kind'], 'trades'> };
  programId: string | null;
}

async function createDraft(importing: ImportingDraft, { pack, item, programId }: Saving): Promise<string> {
  const { db, organizationId } = importing;
  const { kind, key, files } = item;
  const [source = 'fr'] = pack.languages;
  assertStorableFiles(kind, files, source);
  if (programId !== null) await assertRoomForTask(db, programId);
  const content = await storedItem(importing, item, undefined);
  const translatedFrom = basisAfter(kind, null, content, {}, pack.languages);
  const place = { packId: pack.packId, languages: pack.languages, organizationId, programId };
  const { id } = await db
    .insertInto('content_items')
    .values(draftRow(importing, { ...place, kind, key, content, translatedFrom }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function saveDraft(importing: ImportingDraft, saving: Saving, row: Row | undefined): Promise<Saved> {
  const { db, person } = importing;
  const { kind } = saving.item;
  const content = row && (await storedItem(importing, saving.item, row));
  const isSame = content !== undefined && isSameItem(kind, content, row?.draft ?? row?.published ?? null);
  if (row && isSame && !row.archived_at) return { id: row.id, outcome: 'unchanged', isReplaced: false };
  if (!mayWriteKind(person, kind)) throw failure('forbidden', { message: 'contentKindNotAllowed' });
  if (!row || !content) return { id: await createDraft(importing, saving), outcome: 'created', isReplaced: false };
  const item = await lockItem(db, person, { itemId: row.id });
  if (item.isArchived) await restoreOne(importing, item);
  const restored = item.isArchived ? await lockItem(db, person, { itemId: row.id }) : item;
  await saveFiles(importing, restored, content);
  return { id: row.id, outcome: 'changed', isReplaced: row.draft !== null && !isSame };
}

/** Keeps a pack as drafts: nothing public changes, and items that the pack does not have stay as they are. */
export async function importDraft(pack: Pack, context: ImportingDraft): Promise<DraftPlan> {
  const { db, organizationId } = context;
  const importing = { ...context, files: await storeFiles(context.files, pack) };
  await lockImports(db, [organizationId]);
  await checkAgainst(db, pack, organizationId);
  await checkDraftsOfOthers(db, pack, importing);
  const draftPack = await packOfDrafts(pack, importing);
  const rows = await readRows(db, draftPack.packId);
  const byPlace = new Map(rows.map((row) => [placeOf({ ...row, programId: row.program_id }), row]));
  const programs = new Map<string, string>();
  const outcomes = new Map<string, Outcome>();
  const leftOut = new Problems();
  let replacedDrafts = 0;
  for (const item of programsFirst(pack)) {
    const { kind, key, path, program } = item;
    const programId = program === undefined ? null : (programs.get(program) ?? null);
    const row = byPlace.get(placeOf({ kind, key, programId }));
    if (kind === 'trades') {
      const isSame = row !== undefined && isSameItem(kind, await storedItem(importing, item, row), row.published);
      if (isSame && !row.archived_at) outcomes.set(path, 'unchanged');
      else
        leftOut.addNotice(
          { file: pack.files.get(path) ?? path, line: 1 },
          msg`Une liste de métiers n’a pas de brouillon : elle change quand le pack est importé sans brouillon`,
        );
      continue;
    }
    const saved = await saveDraft(importing, { pack: draftPack, item: { ...item, kind }, programId }, row);
    if (kind === 'programs') programs.set(key, saved.id);
    outcomes.set(path, saved.outcome);
    if (saved.isReplaced) replacedDrafts += 1;
  }
  return { outcomes, replacedDrafts, notices: leftOut.notices };
}

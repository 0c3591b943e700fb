import type { DateTime } from 'luxon';
import { savePage } from '../../domains/content/static-pages';
import { saveQuestionSection } from '../../domains/content/question-sections';
import { saveTrades } from '../../domains/content/trades';
import { saveDocument } from '../../domains/library/save-document';
import { saveProgram } from '../../domains/programs/save-program';
import { saveSurvey } from '../../domains/surveys/save-survey';
import { type Db, transact } from '../../platform/database/connection';
import { type Outcome, type ReportOutcome, saveRow } from '../../platform/database/save-row';
import { type FileStore, storeInParallel } from '../../platform/files/file-store';
import type { Pack } from '../read/read-pack';
import type { DocumentIds } from '../read/read-step';
import { checkAgainst } from './check-against';
import { lockImports } from './lock-imports';
import type { Plan } from './plan';
import { isGoneFrom, type PartOfPack, saveItems } from './save-items';

interface Scope {
  organizationId: string | null;
  at: Date;
}

const keysOf = (paths: readonly string[], kind: string): string[] =>
  paths.flatMap((path) => (path.startsWith(`${kind}/`) ? path.slice(kind.length + 1) : []));

const archive = (
  db: Db,
  table: 'programs' | 'surveys' | 'library_documents' | 'trade_lists',
  { organizationId, at }: Scope,
) =>
  db
    .updateTable(table)
    .set({ archived_at: at })
    .where('organization_id', 'is not distinct from', organizationId)
    .where('archived_at', 'is', null)
    .returning('key');

const hideSections = (db: Db, { organizationId, at }: Scope) =>
  db
    .updateTable('question_sections')
    .set({ published_at: null, updated_at: at })
    .where('organization_id', 'is not distinct from', organizationId)
    .where('published_at', 'is not', null)
    .returning('key');

const hidePages = (db: Db, { organizationId, at }: Scope) =>
  db
    .updateTable('static_pages')
    .set({ published_at: null, updated_at: at })
    .where('organization_id', 'is not distinct from', organizationId)
    .where('published_at', 'is not', null)
    .returning('slug as key');

/**
 * Archives what the pack no longer contains. Templates and documents stay for the people who have them and are no
 * longer offered; pages are unpublished. Returns the paths that were still active.
 */
async function withdraw(db: Db, gone: readonly string[], scope: Scope): Promise<string[]> {
  const withdrawn: string[] = [];
  const take = async (kind: string, from: (keys: string[]) => Promise<{ key: string }[]>): Promise<void> => {
    const keys = keysOf(gone, kind);
    const found = keys.length === 0 ? [] : await from(keys);
    withdrawn.push(...found.map(({ key }) => `${kind}/${key}`));
  };
  await take('programs', (keys) => archive(db, 'programs', scope).where('key', 'in', keys).execute());
  await take('surveys', (keys) => archive(db, 'surveys', scope).where('key', 'in', keys).execute());
  await take('library', (keys) => archive(db, 'library_documents', scope).where('key', 'in', keys).execute());
  await take('faq', (keys) => hideSections(db, scope).where('key', 'in', keys).execute());
  await take('pages', (keys) => hidePages(db, scope).where('slug', 'in', keys).execute());
  await take('trades', (keys) => archive(db, 'trade_lists', scope).where('key', 'in', keys).execute());
  return withdrawn;
}

export interface Importing {
  db: Db;
  files: FileStore;
  /** Null: for all organisations. */
  organizationId: string | null;
  now: DateTime<true>;
  /** The creation date of imported rows; absent: now. */
  writtenAt?: (path: string) => DateTime<true>;
  /** The importer; absent: the command line. */
  by?: string;
  /** Creation time of the schedule of a planned publication. */
  plannedAt?: Date;
  /** Absent: the pack is the whole of its content, and items missing from it are archived. */
  part?: PartOfPack;
}

/** Stores the files of a pack ahead, as many at once as the store allows. */
export const storeFiles = (files: FileStore, { items }: Pack): Promise<FileStore> =>
  storeInParallel(
    files,
    items.flatMap(({ attachments }) => [...attachments.values()]),
  );

/**
 * Imports a pack in one transaction: new items are created, changed ones updated, removed ones archived, and equal ones
 * not touched.
 */
export async function importPack(pack: Pack, importing: Importing): Promise<Plan> {
  const { organizationId, now, by = null, plannedAt = null, part: partOfPack, writtenAt = () => now } = importing;
  const files = await storeFiles(importing.files, pack);
  return transact(importing.db, async (db) => {
    await lockImports(db, [organizationId]);
    await checkAgainst(db, pack, organizationId);
    const before = await readImportedPaths(db, pack.name, organizationId);
    const outcomes = new Map<string, Outcome>();
    const ids = new Map<string, string>();
    const report =
      (path: string): ReportOutcome =>
      (outcome, part) =>
        void outcomes.set(part === undefined ? path : `${path}/${part}`, outcome);

    for (const document of pack.documents) {
      const path = `library/${document.key}`;
      const template = { ...document, organizationId, publishedAt: writtenAt(path) };
      ids.set(path, await saveDocument({ db, files }, template, report(path)));
    }
    for (const survey of pack.surveys) {
      const path = `surveys/${survey.key}`;
      ids.set(path, await saveSurvey(db, organizationId, survey, writtenAt(path), report(path)));
    }
    const documentId = await findDocuments(db, pack, { organizationId, ids });
    for (const program of pack.programs) {
      const path = `programs/${program.key}`;
      const template = program.template(documentId);
      ids.set(path, await saveProgram(db, organizationId, template, writtenAt(path), report(path)));
    }
    for (const section of pack.sections) {
      const path = `faq/${section.key}`;
      await saveQuestionSection(db, organizationId, section, writtenAt(path), report(path));
    }
    for (const page of pack.pages) {
      const path = `pages/${page.slug}`;
      await savePage(db, organizationId, page, writtenAt(path), report(path));
    }
    for (const list of pack.trades) await saveTrades(db, organizationId, list, report(`trades/${list.key}`));
    const gone = partOfPack ? partOfPack.archive : before.filter((path) => !pack.files.has(path));
    for (const path of await withdraw(db, gone, { organizationId, at: now.toJSDate() })) outcomes.set(path, 'archived');
    const kept = partOfPack ? before.filter((path) => !partOfPack.archive.includes(path)) : [];
    const packId = await savePack(db, pack, { organizationId, now, kept });
    const origin = partOfPack ? 'published' : 'imported';
    await saveItems(
      { db, files, packId, organizationId, now, origin, by, plannedAt },
      pack,
      isGoneFrom(pack, partOfPack),
    );
    return { outcomes, ids, packId };
  });
}

interface Brought {
  organizationId: string | null;
  /** The rows of this pack, by path. */
  ids: ReadonlyMap<string, string>;
}

/** The documents that the pack’s tasks may refer to: its own, otherwise those it declares. */
export async function findDocuments(db: Db, pack: Pack, { organizationId, ids }: Brought): Promise<DocumentIds> {
  const used = new Map<string, string>();
  for (const key of pack.uses.flatMap((path) => (path.startsWith('library/') ? path.slice('library/'.length) : []))) {
    const { id } = await db
      .selectFrom('library_documents')
      .where('key', '=', key)
      .where('owner_id', 'is', null)
      .where('archived_at', 'is', null)
      .where((eb) =>
        eb.or([eb('organization_id', 'is', null), eb('organization_id', 'is not distinct from', organizationId)]),
      )
      .orderBy('organization_id', (order) => order.asc().nullsLast())
      .select('id')
      .executeTakeFirstOrThrow();
    used.set(key, id);
  }
  return (key) => {
    const id = ids.get(`library/${key}`) ?? used.get(key);
    if (id === undefined) throw new Error(`The document ${key} is neither in the pack nor in what it uses.`);
    return id;
  };
}

/** The paths of the last import of this pack. */
export async function readImportedPaths(db: Db, name: string, organizationId: string | null): Promise<string[]> {
  const known = await db
    .selectFrom('content_packs')
    .where('name', '=', name)
    .where('organization_id', 'is not distinct from', organizationId)
    .select('contents')
    .executeTakeFirst();
  return known?.contents ?? [];
}

export async function savePack(
  db: Db,
  { name, version, files, locales }: Pack,
  { organizationId, now, kept }: { organizationId: string | null; now: DateTime<true>; kept: readonly string[] },
): Promise<string> {
  const contents = [...new Set([...kept, ...files.keys()])].toSorted();
  const { id } = await saveRow(db, 'content_packs', {
    known: { organization_id: organizationId, name },
    content: { version, contents, locales: [...locales] },
    first: { managed_outside: true },
    touched: { imported_at: now.toJSDate() },
  });
  return id;
}

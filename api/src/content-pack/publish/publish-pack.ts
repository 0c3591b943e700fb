import { sql } from 'kysely';
import type { ContentPublication } from '@passerelle/shared/contract';
import { gaugeLimits } from '@passerelle/shared/contract/limits';
import { translationProgress } from '@passerelle/shared/contract/rules/content/item-texts';
import type { Outcome } from '../../platform/database/save-row';
import { hashingFileStore } from '../../platform/files/file-store';
import { importPack } from '../import/import-pack';
import { type Problem, PackRefused } from '../problems';
import { readPack } from '../read/read-pack';
import { pathOfItem } from '../write/pack-files';
import { writeFolder } from '../write/write-folder';
import { archiveProblems } from './archive-problems';
import { titleOf, type Work } from './publisher';
import { studioProblems } from './studio-problems';
import { type Placed, placeItems } from '../items/place-items';
import { type ItemRow, readOfPack } from '../items/read-items';

type Thing = ContentPublication['things'][number];

export const nothing = (dryRun: boolean): ContentPublication => ({
  dryRun,
  things: [],
  audience: [],
  problems: [],
  untranslated: [],
  weeks: [],
  people: 0,
  scheduled: [],
});

/** Problems with the item whose file they are in. */
function aboutItems(work: Work, problems: readonly Problem[], byFile: ReadonlyMap<string, Placed | undefined>) {
  return studioProblems(work.locale, problems).map((problem) => {
    const row = byFile.get(problem.file)?.row;
    const item = !row || row.kind === 'trades' ? null : { id: row.id, kind: row.kind, title: titleOf(row, work) };
    return { ...problem, item };
  });
}

/** Weeks of the programmes that are not worth 100 points. */
function unevenWeeks(work: Work, items: readonly Placed[]): ContentPublication['weeks'] {
  const [source = 'fr'] = work.pack.locales;
  return items.flatMap((item) => {
    if (item.kind !== 'programs') return [];
    const points = new Map<number, number>();
    const weeks = item.files[source]?.fields['weeks'];
    for (const index of (Array.isArray(weeks) ? weeks : []).keys()) points.set(index + 1, 0);
    for (const { program, files } of items)
      if (program?.key === item.key)
        points.set(program.week, (points.get(program.week) ?? 0) + (Number(files[source]?.fields['points']) || 0));
    return [...points].flatMap(([week, sum]) =>
      sum === gaugeLimits.total ? [] : [{ program: titleOf(item.row, work), week, points: sum }],
    );
  });
}

/** Readers of an incomplete language get the first one. A document exists only in the languages that have a file. */
function untranslatedTexts(work: Work, items: readonly Placed[]): ContentPublication['untranslated'] {
  const [source = 'fr', ...translations] = work.pack.locales;
  return items.flatMap(({ kind, files, row }) => {
    if (kind === 'trades' || kind === 'library') return [];
    return translations.flatMap((language) => {
      const { done, total } = translationProgress(kind, files, { source, language, stale: 0 });
      if (done === total) return [];
      return [{ item: { id: row.id, kind, title: titleOf(row, work) }, language, missing: total - done, total }];
    });
  });
}

/** The number of people whose programme comes from one of these and is not over. */
async function peopleUnderWay({ db, now, pack }: Work, programs: readonly string[]): Promise<number> {
  if (programs.length === 0) return 0;
  const { count } = await db
    .selectFrom('user_programs')
    .innerJoin('programs', 'programs.id', 'user_programs.program_id')
    .where('programs.key', 'in', programs)
    .where('programs.organization_id', 'is not distinct from', pack.organizationId)
    .where('user_programs.status', 'in', ['pending', 'started'])
    .where('user_programs.to_date', '>=', now.toJSDate())
    .select(sql<number>`count(DISTINCT user_programs.user_id)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const pathOf = ({ kind, key }: ItemRow): string => `${kind}/${key}`;

const programOf = (path: string): string | undefined => /^programs\/([^/]+)/.exec(path)?.[1];

/** Archives drafts that were never published; a programme’s unpublished tasks go with it. */
async function archiveDrafts({ db, now, archive }: Work): Promise<void> {
  const ids = archive.map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .updateTable('content_items')
    .set((eb) => ({ archived_at: now.toJSDate(), version: eb('version', '+', 1) }))
    .where('published', 'is', null)
    .where('archived_at', 'is', null)
    .where((eb) => eb.or([eb('id', 'in', ids), eb('program_id', 'in', ids)]))
    .execute();
}

const thingOf = (work: Work, row: ItemRow, outcome: Thing['outcome']): Thing[] =>
  row.kind === 'trades' ? [] : [{ id: row.id, kind: row.kind, title: titleOf(row, work), outcome }];

/** The items behind the paths of an import’s outcomes. */
async function changedItems(
  work: Work,
  items: readonly Placed[],
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<ContentPublication['things']> {
  const rows = await readOfPack(work.db, work.pack.id);
  const byPath = new Map(items.map((item) => [pathOfItem(item), item.row]));
  const find = (path: string): ItemRow | undefined => {
    const [kind = '', key = '', , , task] = path.split('/');
    const item = rows.find((row) => row.kind === kind && row.key === key);
    return task === undefined ? item : rows.find((row) => row.programId === item?.id && row.key === task);
  };
  return [...outcomes].flatMap(([path, outcome]) => {
    const row = byPath.get(path) ?? find(path);
    return row && outcome !== 'unchanged' ? thingOf(work, row, outcome) : [];
  });
}

/** Writes the items as a folder and imports it: publishing is the import. */
export async function publishPack(work: Work, folder: string): Promise<ContentPublication> {
  const { db, pack, publish, archive, dryRun, files, now, by, plannedAt } = work;
  const { items, uses } = await placeItems(db, pack, { selected: publish, snapshot: work.snapshot });
  const head = { name: pack.name, version: pack.version, locales: pack.locales, uses };
  const written = await writeFolder({ db, files, root: folder }, head, items);
  const byFile = new Map(written.map(({ path, item }) => [path, item as Placed | undefined]));
  const refused = await archiveProblems(work, archive);
  if (refused.length > 0) return { ...nothing(dryRun), problems: refused };
  try {
    const read = await readPack(folder);
    const part = { archive: archive.flatMap((row) => (row.published ? pathOf(row) : [])) };
    const store = dryRun ? hashingFileStore(files) : files;
    const importing = { db, files: store, organizationId: pack.organizationId, now, part };
    const plan = await importPack(read, { ...importing, ...(by !== null && { by }), ...(plannedAt && { plannedAt }) });
    const archived = new Set(archive.map(pathOf));
    const outcomes = new Map([...plan.outcomes].filter(([path]) => !archived.has(path)));
    await archiveDrafts(work);
    const things = [
      ...(await changedItems(work, items, outcomes)),
      ...archive.flatMap((row) => thingOf(work, row, 'archived')),
    ];
    for (const path of archived) outcomes.set(path, 'archived');
    const programs = [...outcomes].flatMap(([path, outcome]) =>
      outcome === 'changed' || outcome === 'archived' ? (programOf(path) ?? []) : [],
    );
    return {
      ...nothing(dryRun),
      things,
      audience: things.length > 0 ? [pack.organizationName] : [],
      untranslated: untranslatedTexts(work, items),
      weeks: unevenWeeks(work, items),
      people: await peopleUnderWay(work, [...new Set(programs)]),
    };
  } catch (error) {
    if (!(error instanceof PackRefused)) throw error;
    return { ...nothing(dryRun), problems: aboutItems(work, error.problems, byFile), weeks: unevenWeeks(work, items) };
  }
}

import type { ContentPublication } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { type Db, transact } from '../../platform/database/connection';
import { asDryRun } from '../../platform/database/dry-run';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { type AuditEntry, writeAuditEntry } from '../../platform/sessions/audit';
import { discardUpload, makeTemporaryFolder } from '../../platform/starting/leftovers';
import { lockImports } from '../import/lock-imports';
import { nothing, publishPack } from './publish-pack';
import { schedulesRefusedBy } from './published-since';
import type { Publisher } from './publisher';
import { type ItemRow, type PackRow, readPackRow, readSelected } from '../items/read-items';

export interface Selected {
  publish: readonly ItemRow[];
  archive: readonly ItemRow[];
}

type WriteAudit = (entry: AuditEntry & { organizationId: string | null }) => Promise<void>;

/** Carries a refusal out of a transaction that is rolled back. */
export class PublicationRefused extends Error {
  constructor(readonly publication: ContentPublication) {
    super('The content cannot be published.');
  }
}

const together = (parts: readonly ContentPublication[], dryRun: boolean): ContentPublication => ({
  dryRun,
  things: parts.flatMap(({ things }) => things),
  audience: [...new Set(parts.flatMap(({ audience }) => audience))],
  problems: parts.flatMap(({ problems }) => problems),
  untranslated: parts.flatMap(({ untranslated }) => untranslated),
  weeks: parts.flatMap(({ weeks }) => weeks),
  people: parts.reduce((sum, { people }) => sum + people, 0),
  scheduled: [],
});

/** One line for the published items of a pack, one for the archived items. */
async function auditPack(write: WriteAudit, pack: PackRow, { things }: ContentPublication): Promise<void> {
  for (const action of ['content.published', 'content.archived'] as const) {
    const isArchived = action === 'content.archived';
    const titles = things.flatMap(({ title, outcome }) => ((outcome === 'archived') === isArchived ? title : []));
    if (titles.length > 0)
      await write({
        action,
        subjectKind: 'content',
        subjectIds: [pack.id],
        organizationId: pack.organizationId,
        details: { name: titles[0], count: titles.length },
      });
  }
}

/** Publishes and archives items, pack by pack, in the present transaction. */
export async function publishItems(
  db: Db,
  { publish, archive }: Selected,
  publisher: Publisher,
  write: WriteAudit,
): Promise<ContentPublication> {
  const packs: PackRow[] = [];
  for (const id of new Set([...publish, ...archive].map(({ packId }) => packId))) packs.push(await readPackRow(db, id));
  await lockImports(
    db,
    packs.map(({ organizationId }) => organizationId),
  );
  const done: ContentPublication[] = [];
  for (const pack of packs) {
    const isOfPack = (row: ItemRow): boolean => row.packId === pack.id;
    const folder = await makeTemporaryFolder('upload');
    try {
      const result = await publishPack(
        {
          ...publisher,
          db,
          pack,
          publish: publish.filter(isOfPack),
          archive: archive.filter((row) => isOfPack(row) && !row.archivedAt),
        },
        folder,
      );
      if (!publisher.dryRun) await auditPack(write, pack, result);
      done.push(result);
    } finally {
      await discardUpload(folder);
    }
  }
  const result = together(done, publisher.dryRun);
  if (!publisher.dryRun && result.problems.length > 0) throw new PublicationRefused({ ...result, things: [] });
  return result;
}

export function assertNoneArchived(rows: readonly ItemRow[]): void {
  if (rows.some(({ archivedAt }) => archivedAt)) throw failure('conflict', { message: 'contentArchived' });
}

/** Published and archived at once, an item would be hidden and count as published; so would a programme by its task. */
function assertApart({ publish, archive }: Selected): void {
  const archived = new Set<string | null>(archive.map(({ id }) => id));
  if (publish.some(({ id, programId }) => archived.has(id) || archived.has(programId)))
    throw failure('invalid', { fields: { archive: 'notAllowed' } });
}

/** Publishes drafts and archives items, all or nothing. A dry run is the publication itself, rolled back. */
export async function publishContent(
  context: Context<Calls['POST /content/publications']>,
): Promise<ContentPublication> {
  const { body, services, person, now, locale } = context;
  const { dryRun } = body;
  if (body.publish.length + body.archive.length === 0) return nothing(dryRun);
  const publisher: Publisher = { files: services.files, now, locale, dryRun, by: person.id };
  const work = async (db: Db): Promise<ContentPublication> => {
    const publish = await readSelected(db, person, body.publish);
    const archive = await readSelected(db, person, body.archive);
    assertNoneArchived(publish);
    assertApart({ publish, archive });
    const result = await publishItems(db, { publish, archive }, publisher, (entry) =>
      writeAuditEntry({ ...context, db }, entry),
    );
    if (!dryRun) return result;
    const packIds = publish.map(({ packId }) => packId);
    return { ...result, scheduled: await schedulesRefusedBy(db, result.things, { packIds, locale }) };
  };
  try {
    return await transact(services.db, (db) => (dryRun ? asDryRun(db, () => work(db)) : work(db)));
  } catch (error) {
    if (error instanceof PublicationRefused) return error.publication;
    throw error;
  }
}

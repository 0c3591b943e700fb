import type { ContentPublication } from '@passerelle/shared/contract';
import { type Db, transact } from '../../../platform/database/connection';
import { asDryRun } from '../../../platform/database/dry-run';
import { failure } from '../../../platform/failure';
import { writeAuditEntry } from '../../../platform/sessions/audit';
import { discardUpload, makeTemporaryFolder } from '../../../platform/starting/leftovers';
import { nothing, publishPack, type Publishing, type Work } from './publish-pack';
import { readPackRow, readSelected } from './read-items';

/** Carries a refusal out of a transaction that is rolled back. */
class Refusal extends Error {
  constructor(readonly publication: ContentPublication) {
    super('Refused.');
  }
}

const together = (parts: readonly ContentPublication[], dryRun: boolean): ContentPublication => ({
  dryRun,
  things: parts.flatMap(({ things }) => things),
  problems: parts.flatMap(({ problems }) => problems),
  notices: parts.flatMap(({ notices }) => notices),
  weeks: parts.flatMap(({ weeks }) => weeks),
  people: parts.reduce((sum, { people }) => sum + people, 0),
});

/** One line for what was published of a pack, one for what was archived. */
async function writeAudit({ context, db, pack }: Work, { things }: ContentPublication): Promise<void> {
  for (const action of ['content.published', 'content.archived'] as const) {
    const isArchived = action === 'content.archived';
    const titles = things.flatMap(({ title, outcome }) => ((outcome === 'archived') === isArchived ? title : []));
    if (titles.length > 0)
      await writeAuditEntry(
        { ...context, db },
        {
          ...{ action, subjectKind: 'content', subjectIds: [pack.id], organizationId: pack.organizationId },
          details: { name: titles[0], count: titles.length },
        },
      );
  }
}

async function publishSelected(context: Publishing, db: Db): Promise<ContentPublication> {
  const { person, body } = context;
  const publish = await readSelected(db, person, body.publish);
  const archive = await readSelected(db, person, body.archive);
  if (publish.some(({ archivedAt }) => archivedAt)) throw failure('conflict', { message: 'contentArchived' });
  const done: ContentPublication[] = [];
  for (const packId of new Set([...publish, ...archive].map((row) => row.packId))) {
    const isOfPack = (row: { packId: string }): boolean => row.packId === packId;
    const pack = await readPackRow(db, packId);
    const work: Work = {
      ...{ context, db, pack },
      publish: publish.filter(isOfPack),
      archive: archive.filter((row) => isOfPack(row) && !row.archivedAt),
    };
    const folder = await makeTemporaryFolder('upload');
    try {
      const result = await publishPack(work, folder);
      if (!body.dryRun) await writeAudit(work, result);
      done.push(result);
    } finally {
      await discardUpload(folder);
    }
  }
  const result = together(done, body.dryRun);
  if (!body.dryRun && result.problems.length > 0) throw new Refusal({ ...result, things: [] });
  return result;
}

/** Publishes drafts and archives items, all or nothing. A dry run is the publication itself, rolled back. */
export async function publishContent(context: Publishing): Promise<ContentPublication> {
  const { body, services } = context;
  if (body.publish.length + body.archive.length === 0) return nothing(body.dryRun);
  try {
    return await transact(services.db, (db) =>
      body.dryRun ? asDryRun(db, () => publishSelected(context, db)) : publishSelected(context, db),
    );
  } catch (error) {
    if (error instanceof Refusal) return error.publication;
    throw error;
  }
}

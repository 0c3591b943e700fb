import type { AuditAction, BulkKind } from '@passerelle/shared/contract';
import { writeAuditEntry } from '../../../platform/sessions/audit';
import type { Batch } from './batch-people';

const lines: Record<BulkKind, { action: AuditAction; kind: 'group' | 'pack' | 'organization' }> = {
  welcome: { action: 'users.welcomed', kind: 'organization' },
  askNews: { action: 'users.newsAsked', kind: 'organization' },
  giveProgram: { action: 'users.programGiven', kind: 'pack' },
  extendProgram: { action: 'users.programExtended', kind: 'pack' },
  closeProgram: { action: 'users.programClosed', kind: 'organization' },
  addToGroup: { action: 'users.addedToGroup', kind: 'group' },
  handOver: { action: 'users.handedOver', kind: 'organization' },
  removeFromGroup: { action: 'users.removedFromGroup', kind: 'group' },
  delete: { action: 'users.deleted', kind: 'organization' },
  restore: { action: 'users.restored', kind: 'organization' },
};

async function findAim({ db, groupId, choice }: Batch): Promise<{ id: string; name: string } | undefined> {
  const [table, id] = groupId
    ? (['user_groups', groupId] as const)
    : (['license_packs', choice?.pack ?? null] as const);
  return id === null ? undefined : db.selectFrom(table).where('id', '=', id).select(['id', 'name']).executeTakeFirst();
}

/** One line of the log for the people of a batch, beside the line of each. */
export async function recordBulk(
  batch: Batch,
  { id: bulk, kind }: { id: string; kind: BulkKind },
  done: readonly string[],
): Promise<void> {
  if (done.length === 0) return;
  const { action, kind: subjectKind } = lines[kind];
  const aim = subjectKind === 'organization' ? undefined : await findAim(batch);
  const organizations = await batch.db
    .selectFrom('users')
    .where('id', 'in', done)
    .groupBy('organization_id')
    .select((eb) => ['organization_id', eb.fn.countAll<number>().as('people')])
    .execute();
  for (const { organization_id: organizationId, people } of organizations) {
    await writeAuditEntry(
      { ...batch, isPart: false },
      {
        action,
        subjectKind,
        subjectIds: [aim?.id ?? organizationId],
        organizationId,
        details: { people, bulk, ...(aim && { name: aim.name }) },
      },
    );
  }
}

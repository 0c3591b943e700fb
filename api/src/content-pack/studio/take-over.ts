import type { Calls } from '@passerelle/shared/contract/calls';
import { itemKinds } from '@passerelle/shared/contract/enums/content';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { writeAuditEntry } from '../../platform/sessions/audit';
import { reachOf } from '../../domains/accounts/visibility';
import { mayWriteFor, mayWriteKind } from '../items/item-rights';

/** A pack that was managed outside is edited in the studio from now on. */
export async function takeOver(context: Context<Calls['POST /content/packs/:packId/takeOver']>): Promise<void> {
  const { db, person, params } = context;
  const pack = await db
    .selectFrom('content_packs')
    .where('id', '=', params.packId)
    .$if(reachOf(person) !== 'everywhere', (packs) =>
      packs.where((eb) =>
        eb.or([eb('organization_id', 'is', null), eb('organization_id', '=', person.organizationId)]),
      ),
    )
    .select(['id', 'name', 'organization_id', 'managed_outside'])
    .forUpdate()
    .executeTakeFirst();
  if (!pack) throw failure('notFound');
  const kinds = await db.selectFrom('content_items').where('pack_id', '=', pack.id).select('kind').distinct().execute();
  const mayWrite = itemKinds.every((kind) => kinds.every((row) => row.kind !== kind) || mayWriteKind(person, kind));
  if (!mayWriteFor(person, pack.organization_id) || !mayWrite) throw failure('forbidden');
  if (!pack.managed_outside) return;
  await db.updateTable('content_packs').set({ managed_outside: false }).where('id', '=', pack.id).execute();
  await writeAuditEntry(context, {
    action: 'content.takenOver',
    subjectKind: 'content',
    subjectIds: [pack.id],
    organizationId: pack.organization_id,
    details: { name: pack.name },
  });
}

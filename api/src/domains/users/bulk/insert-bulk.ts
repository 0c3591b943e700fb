import type { BulkClosure, BulkKind } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import type { BulkAim } from '../../../platform/database/schema/staff-work';
import type { Context } from '../../../platform/http/routes';
import type { Audited } from '../../../platform/sessions/audit';
import type { Calls } from '@passerelle/shared/contract/calls';

const aims = [
  'group_id',
  'license_pack_id',
  'program_id',
  'manager_id',
  'hr_representative_id',
] as const satisfies BulkAim[];

interface BulkValues extends Partial<Record<BulkAim, string | null>> {
  kind: BulkKind;
  closure?: BulkClosure | undefined;
  from_date?: string | null;
  /** Null: at once. */
  start?: DateTime<true> | null;
}

/** A new action, whose people are stored next. */
export async function insertBulk(
  {
    db,
    person,
    request,
    now,
  }: Pick<Context<Calls['POST /users/bulk']>, 'db' | 'person' | 'now'> & Pick<Audited, 'request'>,
  { kind, closure, from_date = null, start = null, ...given }: BulkValues,
): Promise<string> {
  const { id } = await db
    .insertInto('bulk_actions')
    .values({
      organization_id: person.organizationId,
      actor_id: person.id,
      impersonator_id: person.impersonatorId,
      kind,
      ...given,
      from_date,
      aims: aims.filter((aim) => given[aim]),
      closure: closure ? JSON.stringify(closure) : null,
      starts_at: start?.toJSDate() ?? null,
      status: start === null ? 'waiting' : 'planned',
      total: 0,
      request_id: request.id,
      created_at: now.toJSDate(),
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { RecordChange } from '../../platform/sessions/audit';
import { failure } from '../../platform/failure';
import { searchText } from '../../platform/text/search';
import type { Person } from '../../platform/sessions/person';
import { assertSeen, type SeenVersions } from '../../platform/versions';
import { assertOwnOrganization } from '../accounts/organization-for';
import { assertNameFree } from './create-organization';
import { columnsOf, fieldOf, organizationColumns, type OrganizationValues } from './organization-columns';

export interface Changing {
  db: Db;
  now: DateTime<true>;
  record: RecordChange;
  /** The scope of the change; null for the server itself, which changes any. */
  person: Person | null;
  /** Absent: the change overwrites any version. */
  seen?: SeenVersions;
}

/** Locks the organisation's row until the end of the transaction and checks the version that the editor saw. */
export async function lockOrganization({ db, person, seen }: Pick<Changing, 'db' | 'person' | 'seen'>, id: string) {
  if (person) assertOwnOrganization(person, id);
  const organization = await db
    .selectFrom('organizations')
    .where('id', '=', id)
    .select(['id', 'slug', 'version', ...organizationColumns])
    .forUpdate()
    .executeTakeFirst();
  if (!organization) throw failure('notFound');
  assertSeen(seen, organization.version);
  return organization;
}

/** The kind and the day of filing are given together. */
function assertAgreement(after: { agreement_kind: string | null; agreement_filed_on: string | null }): void {
  if ((after.agreement_kind === null) === (after.agreement_filed_on === null)) return;
  const missing = after.agreement_kind === null ? 'agreementKind' : 'agreementFiledOn';
  throw failure('invalid', { fields: { [missing]: 'required' } });
}

/** Identity and settings of an organisation, from a screen or from a command. */
export async function updateOrganization(changing: Changing, id: string, values: OrganizationValues): Promise<void> {
  const { db, now, record } = changing;
  const before = await lockOrganization(changing, id);
  const { slug, sort_name, ...given } = columnsOf(values);
  const changed = organizationColumns.filter(
    (column) => given[column] !== undefined && given[column] !== before[column],
  );
  if (changed.length === 0) return;
  if (slug !== undefined && sort_name !== undefined) await assertNameFree(db, { id, slug, sort_name });
  const after = { ...before, ...given };
  assertAgreement(after);
  await db
    .updateTable('organizations')
    .set({
      ...given,
      ...(changed.includes('name') && slug !== undefined && { slug }),
      ...(sort_name !== undefined && { sort_name }),
      search: searchText(after.name, after.group_name, after.company_name),
      version: sql`version + 1`,
      updated_at: now.toJSDate(),
    })
    .where('id', '=', id)
    .execute();
  const subject = { subjectKind: 'organization', subjectIds: [id], organizationId: id } as const;
  const fields = changed.filter((column) => column !== 'requires_second_factor').map((column) => fieldOf[column]);
  if (fields.length > 0) await record({ action: 'organization.updated', ...subject, fields });
  if (!changed.includes('requires_second_factor')) return;
  const details = { requires: after.requires_second_factor };
  await record({ action: 'organization.secondFactorRequired', ...subject, details });
}

import type { FieldCode, LicensePackBody } from '@passerelle/shared/contract';
import { sql } from 'kysely';
import { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import type { RecordChange } from '../../../platform/sessions/audit';
import { searchText, sortKey } from '../../../platform/text/search';
import { givenText, givenTitle } from '../../../platform/text/text';
import { assertSeen, type SeenVersions } from '../../../platform/versions';
import { createPack } from './create-pack';

export interface Changing {
  db: Db;
  now: DateTime<true>;
  record: RecordChange;
  /** Absent: the change overwrites any version. */
  seen?: SeenVersions;
}

/** The editable data of a pack; its days are in UTC, both inclusive. */
export interface PackContent {
  name: string;
  description: string | null;
  licenses: number;
  from: DateTime;
  to: DateTime;
  programIds: readonly string[];
}

const dayIn = (day: string): DateTime => DateTime.fromISO(day, { zone: 'utc' });

/** The content of a request. */
export const contentIn = ({ name, description, maxLicenses, period, programs }: LicensePackBody): PackContent => ({
  name: givenTitle(name) ?? '',
  description: givenText(description),
  licenses: maxLicenses,
  from: dayIn(period.fromDate),
  to: dayIn(period.toDate),
  programIds: programs,
});

interface Checked {
  organizationId: string;
  packId?: string;
  /** The programmes that it has already: they stay, even when no longer offered. */
  present?: readonly string[];
}

/** Programmes of other organisations are unknown; a name is unique in an organisation. */
async function assertContent(db: Db, content: PackContent, { organizationId, packId, present = [] }: Checked) {
  const fields: Record<string, FieldCode> = {};
  if (content.name === '') fields['name'] = 'required';
  if (content.to < content.from) fields['period.toDate'] = 'tooSmall';
  const offered = await db
    .selectFrom('programs')
    .where('id', 'in', content.programIds)
    .where((eb) => eb.or([eb('organization_id', 'is', null), eb('organization_id', '=', organizationId)]))
    .where((eb) =>
      present.length === 0
        ? eb('archived_at', 'is', null)
        : eb.or([eb('archived_at', 'is', null), eb('id', 'in', present)]),
    )
    .select('id')
    .execute();
  const known = offered.map(({ id }) => id);
  content.programIds.forEach((id, position) => {
    if (!known.includes(id)) fields[`programs.${position}`] = 'unknown';
  });
  if (Object.keys(fields).length > 0) throw failure('invalid', { fields });
  const other = await db
    .selectFrom('license_packs')
    .where('organization_id', '=', organizationId)
    .where('sort_name', '=', sortKey(content.name))
    .$if(packId !== undefined, (packs) => packs.where('id', '<>', packId ?? ''))
    .select('id')
    .executeTakeFirst();
  if (other) throw failure('duplicate', { fields: { name: 'duplicate' } });
}

/** Creates seats of programmes for an organisation, from the screen or from a command. */
export async function addPack(
  { db, now, record }: Changing,
  organizationId: string,
  content: PackContent,
): Promise<string> {
  await assertContent(db, content, { organizationId });
  const { name, description, licenses, programIds } = content;
  const [from, to] = [content.from as DateTime<true>, content.to.endOf('day') as DateTime<true>];
  const values = { organizationId, name, licenses, from, to, programIds };
  const id = await createPack(db, { ...values, ...(description !== null && { description }) }, now);
  const details = { name, licenses, programs: programIds.length };
  await record({ action: 'pack.created', subjectKind: 'pack', subjectIds: [id], organizationId, details });
  return id;
}

async function lockPack({ db, seen }: Changing, packId: string) {
  const pack = await db
    .selectFrom('license_packs')
    .where('id', '=', packId)
    .select(['id', 'organization_id', 'name', 'description', 'max_licenses', 'used_licenses'])
    .select(['from_date', 'to_date', 'version'])
    .forUpdate()
    .executeTakeFirst();
  if (!pack) throw failure('notFound');
  assertSeen(seen, pack.version);
  const rows = await db
    .selectFrom('license_pack_programs')
    .where('license_pack_id', '=', packId)
    .select('program_id')
    .execute();
  return { ...pack, programIds: rows.map(({ program_id }) => program_id) };
}

/** The maximum must not drop below the seats in use; the database enforces this too. */
export async function updatePack(changing: Changing, packId: string, content: PackContent): Promise<void> {
  const { db, now, record } = changing;
  const pack = await lockPack(changing, packId);
  const { organization_id: organizationId } = pack;
  await assertContent(db, content, { organizationId, packId, present: pack.programIds });
  if (content.licenses < pack.used_licenses) {
    throw failure('conflict', {
      message: 'seatsInUse',
      figures: { used: pack.used_licenses },
      fields: { maxLicenses: 'tooSmall' },
    });
  }
  const [from, to] = [content.from.toJSDate(), content.to.endOf('day').toJSDate()];
  const changed = {
    name: content.name !== pack.name,
    description: content.description !== pack.description,
    maxLicenses: content.licenses !== pack.max_licenses,
    period: from.getTime() !== pack.from_date.getTime() || to.getTime() !== pack.to_date.getTime(),
    programs: String(content.programIds.toSorted()) !== String(pack.programIds.toSorted()),
  };
  const fields = Object.entries(changed).flatMap(([name, differs]) => (differs ? name : []));
  if (fields.length === 0) return;
  await db
    .updateTable('license_packs')
    .set({
      name: content.name,
      sort_name: sortKey(content.name),
      search: searchText(content.name),
      description: content.description,
      max_licenses: content.licenses,
      from_date: from,
      to_date: to,
      version: sql`version + 1`,
      updated_at: now.toJSDate(),
    })
    .where('id', '=', packId)
    .execute();
  if (changed.programs) {
    await db.deleteFrom('license_pack_programs').where('license_pack_id', '=', packId).execute();
    const programs = content.programIds.map((program_id) => ({ license_pack_id: packId, program_id }));
    await db.insertInto('license_pack_programs').values(programs).execute();
  }
  const details = changed.maxLicenses ? { from: pack.max_licenses, to: content.licenses } : {};
  await record({ action: 'pack.updated', subjectKind: 'pack', subjectIds: [packId], organizationId, fields, details });
}

/** Used seats are never given back: a pack with a used seat cannot be deleted. */
export async function deletePack(changing: Changing, packId: string): Promise<void> {
  const { db, record } = changing;
  const { name, organization_id: organizationId } = await lockPack(changing, packId);
  const use = await db.selectFrom('license_uses').where('license_pack_id', '=', packId).select('id').executeTakeFirst();
  if (use) throw failure('conflict', { message: 'packUsed' });
  await db.deleteFrom('license_packs').where('id', '=', packId).execute();
  const details = { name };
  await record({ action: 'pack.deleted', subjectKind: 'pack', subjectIds: [packId], organizationId, details });
}

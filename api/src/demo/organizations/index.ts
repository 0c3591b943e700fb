import { searchText, sortKey } from '../../platform/search';
import type { Demo } from '../world';
import { groups, type GroupKey, organizations, type OrganizationKey, packs, type PackKey } from './content';

export type OrganizationIds = Record<OrganizationKey, string>;
export type PackIds = Record<PackKey, string>;
export type GroupIds = Record<GroupKey, string>;

const named = (name: string, at: Date) => ({
  name,
  sort_name: sortKey(name),
  search: searchText(name),
  created_at: at,
  updated_at: at,
});

const keysOf = <K extends string>(content: Record<K, unknown>) => Object.keys(content) as K[];

async function each<K extends string>(
  keys: readonly K[],
  make: (key: K) => Promise<string>,
): Promise<Record<K, string>> {
  const ids: Partial<Record<K, string>> = {};
  for (const key of keys) ids[key] = await make(key);
  return ids as Record<K, string>;
}

export function makeOrganizations({ db, now }: Demo): Promise<OrganizationIds> {
  const at = now.minus({ months: 23 }).toJSDate();
  return each(keysOf(organizations), async (key) => {
    const content = organizations[key];
    const { id } = await db
      .insertInto('organizations')
      .values({
        slug: content.slug,
        ...named(content.name, at),
        group_name: content.group,
        company_name: content.companyName,
        serial_number: content.serialNumber,
        vat_serial_number: content.vatSerialNumber,
        company_size: content.companySize,
        business_type: content.businessType,
        address_street: content.address,
        billing_address_street: content.address,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const theme = { organization_id: id, primary_color: content.primaryColor, updated_at: at };
    await db.insertInto('themes').values(theme).execute();
    return id;
  });
}

interface Programs {
  basic: string;
  extension: string;
}

export function makePacks({ db, now }: Demo, owners: OrganizationIds, programs: Programs): Promise<PackIds> {
  return each(keysOf(packs), async (key) => {
    const { organization, name, description, seats, from, to, withExtension } = packs[key];
    const begin = now.plus({ months: from }).startOf('month');
    const { id } = await db
      .insertInto('license_packs')
      .values({
        ...named(name(now.year), begin.toJSDate()),
        organization_id: owners[organization],
        key,
        description,
        max_licenses: seats,
        from_date: begin.toJSDate(),
        to_date: now.plus({ months: to }).endOf('month').toJSDate(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const given = withExtension ? [programs.basic, programs.extension] : [programs.basic];
    await db
      .insertInto('license_pack_programs')
      .values(given.map((program_id) => ({ license_pack_id: id, program_id })))
      .execute();
    return id;
  });
}

export function makeGroups({ db, now }: Demo, owners: OrganizationIds, packIds: PackIds): Promise<GroupIds> {
  const at = now.minus({ months: 12 });
  const order = keysOf(groups);
  return each(order, async (key) => {
    const { organization, name, description, packs: drawn } = groups[key];
    const { id } = await db
      .insertInto('user_groups')
      .values({
        ...named(name(now.year), at.plus({ days: order.indexOf(key) }).toJSDate()),
        organization_id: owners[organization],
        description,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('group_license_packs')
      .values(drawn.map((pack) => ({ group_id: id, license_pack_id: packIds[pack] })))
      .execute();
    return id;
  });
}

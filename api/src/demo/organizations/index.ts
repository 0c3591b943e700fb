import { createPack } from '../../domains/organizations/packs/create-pack';
import { createOrganization } from '../../domains/organizations/create-organization';
import { saveTheme } from '../../domains/organizations/save-theme';
import { searchText, sortKey } from '../../platform/text/search';
import type { Demo, DemoPrograms } from './demo-types';
import { groups, type GroupKey, organizations, type OrganizationKey, packs, type PackKey } from './content';
import { withThemePictures } from './pictures';

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

/** Creation is not logged: the audit log of the demo starts with its people. */
const unrecorded = () => Promise.resolve();

const keysOf = <K extends string>(content: Record<K, unknown>) => Object.keys(content) as K[];

async function each<K extends string>(
  keys: readonly K[],
  make: (key: K) => Promise<string>,
): Promise<Record<K, string>> {
  const ids: Partial<Record<K, string>> = {};
  for (const key of keys) ids[key] = await make(key);
  return ids as Record<K, string>;
}

export function makeOrganizations(demo: Demo): Promise<OrganizationIds> {
  const { db, services } = demo;
  const now = demo.now.minus({ months: 23 });
  return each(keysOf(organizations), async (key) => {
    const { primaryColor: primary, agreementFiled, ...values } = organizations[key];
    const agreementFiledOn = agreementFiled && demo.now.plus(agreementFiled).toISODate();
    const id = await createOrganization(db, { ...values, agreementFiledOn, billingAddress: values.address }, now);
    const saving = { db, files: services.files, now, person: null, record: unrecorded };
    // One keeps the product's logo, the other has pictures of its own, so that both can be shown.
    if (key === 'verreries') await withThemePictures((pictures) => saveTheme(saving, id, { primary, ...pictures }));
    else await saveTheme(saving, id, { primary });
    return id;
  });
}

export function makePacks({ db, now }: Demo, owners: OrganizationIds, programs: DemoPrograms): Promise<PackIds> {
  return each(keysOf(packs), async (key) => {
    const { organization, name, description, seats, from, to, programs: given } = packs[key];
    const begin = now.plus({ months: from }).startOf('month');
    return createPack(
      db,
      {
        organizationId: owners[organization],
        key,
        name: name(now.year),
        description,
        licenses: seats,
        from: begin,
        to:
          typeof to === 'number' ? now.plus({ months: to }).endOf('month') : now.plus({ days: to.inDays }).endOf('day'),
        programIds: given.map((program) => programs[program]),
      },
      begin,
    );
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

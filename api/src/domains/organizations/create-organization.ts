import type { DateTime } from 'luxon';
import type { BusinessSector, CompanySize, Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { searchText, sortKey } from '../../platform/text/search';

export interface OrganizationValues {
  name: string;
  /** Made from the name where it is not given. */
  slug?: string;
  locale?: Locale;
  group?: string;
  companyName?: string;
  serialNumber?: string;
  vatSerialNumber?: string;
  companySize?: CompanySize;
  businessType?: BusinessSector;
  address?: string;
  billingAddress?: string;
}

/** « Bois & Rives » is `bois-rives`. */
export const slugOf = (name: string): string =>
  searchText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** An organisation that nobody belongs to yet. Two of one name could not be told apart: the second is refused. */
export async function createOrganization(db: Db, values: OrganizationValues, now: DateTime<true>): Promise<string> {
  const { name, slug = slugOf(name) } = values;
  const at = now.toJSDate();
  const created = await db
    .insertInto('organizations')
    .values({
      slug,
      name,
      sort_name: sortKey(name),
      search: searchText(name),
      created_at: at,
      updated_at: at,
      ...(values.locale && { locale: values.locale }),
      group_name: values.group ?? null,
      company_name: values.companyName ?? null,
      serial_number: values.serialNumber ?? null,
      vat_serial_number: values.vatSerialNumber ?? null,
      company_size: values.companySize ?? null,
      business_type: values.businessType ?? null,
      address_street: values.address ?? null,
      billing_address_street: values.billingAddress ?? null,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw failure('duplicate', { fields: { name: 'duplicate' } });
  return created.id;
}

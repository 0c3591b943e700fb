import type {
  AgreementKind,
  BusinessSector,
  CompanySize,
  Locale,
  OrganizationBody,
  OrganizationCreation,
  SecondFactorScope,
} from '@passerelle/shared/contract';
import { isTimeZone } from '@passerelle/shared/contract/rules/common/time-zone';
import { failure } from '../../platform/failure';
import { searchText, sortKey } from '../../platform/text/search';
import { givenLine, givenTitle } from '../../platform/text/text';

/** The editable data of an organisation. In a change, undefined leaves a value as it is; null removes it. */
export interface OrganizationValues {
  name?: string | undefined;
  /** Derived from the name if absent. */
  slug?: string | undefined;
  locale?: Locale | undefined;
  group?: string | null | undefined;
  companyName?: string | null | undefined;
  serialNumber?: string | null | undefined;
  vatSerialNumber?: string | null | undefined;
  companySize?: CompanySize | null | undefined;
  businessType?: BusinessSector | null | undefined;
  address?: string | null | undefined;
  billingAddress?: string | null | undefined;
  requiresSecondFactor?: SecondFactorScope | undefined;
  auditMonths?: number | undefined;
  showsStaffPhones?: boolean | undefined;
  mondayMailHour?: number | undefined;
  timeZone?: string | null | undefined;
  agreementKind?: AgreementKind | null | undefined;
  agreementFiledOn?: string | null | undefined;
}

type Sent = Partial<OrganizationBody & OrganizationCreation>;

const streetIn = (address: Sent['address']): string | null | undefined => address && address.street;

/** The values of a request. */
export const valuesIn = ({ VATserialNumber, address, billingAddress, ...body }: Sent): OrganizationValues => ({
  ...body,
  vatSerialNumber: VATserialNumber,
  address: streetIn(address),
  billingAddress: streetIn(billingAddress),
});

/** « Bois & Rives » is `bois-rives`; a name without Latin letters is used as it is. */
export const slugOf = (name: string): string =>
  searchText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || name.trim().toLowerCase();

const nameColumns = (given: string, slug: string | undefined) => {
  const name = givenTitle(given);
  if (name === null) throw failure('invalid', { fields: { name: 'required' } });
  return { name, slug: slug ?? slugOf(name), sort_name: sortKey(name) };
};

const lineOf = (given: string | null | undefined): string | null | undefined => given && givenLine(given);

function knownZone(given: string | null | undefined): string | null | undefined {
  if (given && !isTimeZone(given)) throw failure('invalid', { fields: { timeZone: 'notAllowed' } });
  return given;
}

const isGiven = ([, value]: [string, unknown]): boolean => value !== undefined;

/** The given columns only. */
export function columnsOf({ name, slug, ...values }: OrganizationValues) {
  const columns = {
    locale: values.locale,
    group_name: lineOf(values.group),
    company_name: lineOf(values.companyName),
    serial_number: lineOf(values.serialNumber),
    vat_serial_number: lineOf(values.vatSerialNumber),
    company_size: values.companySize,
    business_type: values.businessType,
    address_street: lineOf(values.address),
    billing_address_street: lineOf(values.billingAddress),
    requires_second_factor: values.requiresSecondFactor,
    audit_months: values.auditMonths,
    shows_staff_phones: values.showsStaffPhones,
    monday_mail_hour: values.mondayMailHour,
    time_zone: knownZone(values.timeZone),
    agreement_kind: values.agreementKind,
    agreement_filed_on: values.agreementFiledOn,
  };
  type Given = { [C in keyof typeof columns]?: Exclude<(typeof columns)[C], undefined> };
  const given = Object.fromEntries(Object.entries(columns).filter(isGiven)) as Given;
  return { ...given, ...(name !== undefined && nameColumns(name, slug)) };
}

/** The request name of each column, also in the log. */
export const fieldOf = {
  name: 'name',
  locale: 'locale',
  group_name: 'group',
  company_name: 'companyName',
  serial_number: 'serialNumber',
  vat_serial_number: 'VATserialNumber',
  company_size: 'companySize',
  business_type: 'businessType',
  address_street: 'address.street',
  billing_address_street: 'billingAddress.street',
  requires_second_factor: 'requiresSecondFactor',
  audit_months: 'auditMonths',
  shows_staff_phones: 'showsStaffPhones',
  monday_mail_hour: 'mondayMailHour',
  time_zone: 'timeZone',
  agreement_kind: 'agreementKind',
  agreement_filed_on: 'agreementFiledOn',
} as const;
export type OrganizationColumn = keyof typeof fieldOf;
export const organizationColumns = Object.keys(fieldOf) as OrganizationColumn[];

import type { FieldCode, ImportCode, UserImportField } from '@passerelle/shared/contract';
import { UserCreation } from '@passerelle/shared/contract/entities/people/user';
import { plainDigits } from '@passerelle/shared/contract/rules/common/search';
import { grantableRoles } from '@passerelle/shared/contract/rules/people/permissions';
import type { DateTime } from 'luxon';
import type { RowFault } from '../../../platform/database/schema/staff-work';
import { Failure } from '../../../platform/failure';
import { validator } from '../../../platform/http/validation';
import type { Person } from '../../../platform/sessions/person';
import { readPhoneNumber } from '../../../platform/spreadsheet/cell-text';
import { givenLine } from '../../../platform/text/text';
import { personFaults } from '../person-values';
import { isCreatable, isRole, isStaffRole, readAmount, readDay, readGender, readLevel, readRole } from './cell-values';
import type { Mapping } from './columns';
import type { Names } from './names';
import type { Offer, Programs } from './programs';
import { identityOf, IN_CIRCLE, type Line } from './plan-rows';

export interface RowContext {
  importer: Person;
  mapping: Mapping;
  names: Names;
  programs: Programs;
  now: DateTime<true>;
}

export interface RowValues {
  /** As the creation form would send it; only valid without errors. */
  body: UserCreation;
  faults: RowFault[];
  /** Licence packs that can supply the programme; empty without one. */
  offers: readonly Offer[];
  /** The normalised e-mail. */
  identity: string | null;
}

type Faults = Map<UserImportField, ImportCode>;

/** A cell with several names: it may be a single one, since names contain commas too. */
function splitNames(cell: string, isKnown: (name: string) => boolean): string[] {
  const parts = (mark: RegExp): string[] => cell.split(mark).flatMap((part) => givenLine(part) ?? []);
  const strong = parts(/[|;\n]/);
  return strong.flatMap((name) => (isKnown(name) ? [name] : name.split(',').flatMap((part) => givenLine(part) ?? [])));
}

/** Paths of form errors, without array indexes. */
const fieldByPath: Readonly<Record<string, UserImportField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  gender: 'gender',
  phone: 'phone',
  role: 'role',
  groups: 'groups',
  scope: 'managedGroups',
  'scope.groups': 'managedGroups',
  birthday: 'birthday',
  'job.jobTitle': 'jobTitle',
  'job.level': 'jobLevel',
  'job.position': 'position',
  'job.manager': 'manager',
  'job.hrRepresentative': 'hrRepresentative',
  'job.annualSalaryWithoutTax': 'annualSalaryWithoutTax',
  'job.entryOnDutyDate': 'entryOnDutyDate',
  'company.group': 'companyGroup',
  'company.name': 'companyName',
  'address.street': 'street',
  'address.zipCode': 'zipCode',
  'address.city': 'city',
};

/** The form's errors, by column; a more specific error of the cell stays. */
export function placeFaults(
  fields: Readonly<Record<string, FieldCode>>,
  faults: readonly RowFault[],
  mapping: Mapping,
): RowFault[] {
  const found: Faults = new Map(faults.map(({ field, code }) => [field, code]));
  for (const [path, code] of Object.entries(fields)) {
    const field = fieldByPath[path.replaceAll(/\.\d+/g, '')];
    if (field && !found.has(field)) found.set(field, code);
  }
  return rowFaults(found, mapping);
}

function rowFaults(faults: Faults, mapping: Mapping): RowFault[] {
  return [...faults].map(([field, code]) => {
    const column = mapping.indexOf(field);
    return { column: column === -1 ? null : column, field, code };
  });
}

const check = validator(UserCreation, 'exact');

function formFaults(body: UserCreation): Record<string, FieldCode> {
  try {
    check(structuredClone(body));
    return {};
  } catch (error) {
    if (error instanceof Failure) return error.details.fields ?? {};
    throw error;
  }
}

/**
 * Four digits: a French code without its leading 0, or a foreign one. The code does not guess which; a country prefix
 * (B-1000) settles it.
 */
const lostZipZero = /^\d{4}$/;

/** A French number stored as a figure: nine digits without the leading zero, or 33 without the plus. */
const lostSign = /^(?:33)?[1-9]\d{8}$/;

/** A row of the file as the creation form, and all errors found without the database. */
export function readRow(row: Line, { importer, mapping, names, programs, now }: RowContext): RowValues {
  const { cells } = row;
  const faults: Faults = new Map();
  const text = (field: UserImportField): string => {
    const column = mapping.indexOf(field);
    return givenLine(column === -1 ? '' : cells[column]) ?? '';
  };
  const ids = (field: 'groups' | 'managedGroups'): string[] => {
    const column = mapping.indexOf(field);
    const given = splitNames(column === -1 ? '' : (cells[column] ?? ''), (name) => 'id' in names.group(name));
    return [
      ...new Set(
        given.flatMap((name) => {
          const found = names.group(name);
          if ('id' in found) return [found.id];
          if (!faults.has(field)) faults.set(field, found.fault);
          return [];
        }),
      ),
    ];
  };
  const colleague = (field: 'manager' | 'hrRepresentative'): string | null => {
    const given = text(field);
    if (given === '') return null;
    const found = names.staff(given.includes('@') ? identityOf(given) : given);
    if ('id' in found) return found.id;
    const lines = field === 'manager' ? row.managerLines : row.hrRepresentativeLines;
    const isOfFile = found.fault === 'unknown' && lines.length > 0;
    faults.set(field, isOfFile ? (row.turn === IN_CIRCLE ? 'circular' : 'notImported') : found.fault);
    return null;
  };
  const day = (field: 'birthday' | 'entryOnDutyDate'): string | null => {
    const given = text(field);
    if (given === '') return null;
    const read = readDay(given);
    if ('day' in read) return read.day;
    faults.set(field, read.fault);
    return null;
  };
  const offersFor = (groups: readonly string[]): readonly Offer[] => {
    const title = text('program');
    if (title === '') return [];
    if (isStaffRole(role)) {
      faults.set('program', 'notAllowed');
      return [];
    }
    const found = programs.find(title, groups);
    if ('offers' in found) return found.offers;
    // Of a person without a group that is known, only the group is wrong.
    if (found.fault !== 'otherGroups' || groups.length > 0) faults.set('program', found.fault);
    return [];
  };
  const salary = text('annualSalaryWithoutTax');
  const amount = salary === '' ? null : readAmount(salary);
  if (amount === undefined) faults.set('annualSalaryWithoutTax', 'format');

  const phone = readPhoneNumber(text('phone'));
  if (phone !== null && lostSign.test(phone.replaceAll(/\D/g, '')) && !phone.includes('+'))
    faults.set('phone', 'lostZero');

  const zipCode = plainDigits(text('zipCode'));
  if (lostZipZero.test(zipCode)) faults.set('zipCode', 'lostZero');

  const role = readRole(text('role'));
  if (isRole(role) && !grantableRoles(importer.role).includes(role)) faults.set('role', 'notGrantable');
  else if (isRole(role) && !isCreatable(role)) faults.set('role', 'notAllowed');
  const managedGroups = ids('managedGroups');
  const orNull = <T extends string>(value: T): T | null => (value === '' ? null : value);
  const body = {
    lastName: text('lastName'),
    firstName: text('firstName'),
    email: identityOf(text('email')),
    gender: readGender(text('gender')),
    phone,
    role,
    groups: ids('groups'),
    ...(managedGroups.length > 0 && { scope: { groups: managedGroups } }),
    birthday: day('birthday'),
    job: {
      jobTitle: orNull(text('jobTitle')),
      level: orNull(readLevel(text('jobLevel'))),
      position: orNull(text('position')),
      manager: colleague('manager'),
      hrRepresentative: colleague('hrRepresentative'),
      annualSalaryWithoutTax: amount ?? null,
      entryOnDutyDate: day('entryOnDutyDate'),
    },
    company: { group: orNull(text('companyGroup')), name: orNull(text('companyName')) },
    address: { street: orNull(text('street')), zipCode: orNull(zipCode), city: orNull(text('city')) },
  } as UserCreation;
  const offers = offersFor(body.groups);
  const fields = { ...formFaults(body), ...personFaults(body, now) };
  return {
    body,
    offers,
    faults: placeFaults(fields, rowFaults(faults, mapping), mapping),
    identity: orNull(body.email),
  };
}

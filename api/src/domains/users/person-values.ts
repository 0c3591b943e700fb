import type { FieldCode, RoleName, UserCreation, UserUpdate } from '@passerelle/shared/contract';
import { isFutureDay, repeatedLanguages } from '@passerelle/shared/contract/rules/people/profile';
import type { DateTime } from 'luxon';
import { givenLine } from '../../platform/text/text';
import { nameColumns } from '../accounts/identity';
import { profileColumns } from '../profile/profile-columns';
import type { Granted } from './grants';

/** The edit form: the schema requires the whole identity. */
export type PersonEdit = UserUpdate &
  Pick<UserCreation, 'firstName' | 'lastName' | 'gender' | 'email' | 'groups' | 'birthday'> & {
    role: RoleName;
  };
export type PersonValues = UserCreation | PersonEdit;

export const isEdit = (update: UserUpdate): update is PersonEdit => update.firstName !== undefined;

export const grantedBy = ({ role, groups, scope, job }: PersonValues): Granted => ({
  role,
  groups,
  managedGroups: scope?.groups ?? [],
  manager: job?.manager ?? null,
  hrRepresentative: job?.hrRepresentative ?? null,
});

/** Checks of a person beyond the schema. */
export function personFaults(values: PersonValues, now: DateTime<true>): Record<string, FieldCode> {
  const fields: Record<string, FieldCode> = {};
  for (const name of ['firstName', 'lastName'] as const) {
    if (givenLine(values[name]) === null) fields[name] = 'required';
  }
  if (isFutureDay(values.birthday, now.toISO())) fields.birthday = 'future';
  for (const position of repeatedLanguages(values.spokenLanguages ?? [])) {
    fields[`spokenLanguages.${position}.language`] = 'duplicate';
  }
  return fields;
}

/** Columns of `users`. */
export const userColumns = (values: PersonValues) => ({
  ...nameColumns({
    firstName: givenLine(values.firstName) ?? '',
    lastName: givenLine(values.lastName) ?? '',
    email: values.email,
  }),
  role: values.role,
  gender: values.gender,
  phone: givenLine(values.phone),
  ...(values.job !== undefined && {
    job_level: values.job?.level ?? null,
    manager_id: values.job?.manager ?? null,
    hr_representative_id: values.job?.hrRepresentative ?? null,
  }),
});

/** Columns of `user_profiles`; absent fields stay as they are. */
export const personProfileColumns = ({
  civility,
  birthday,
  maritalStatus,
  degrees,
  mobilePhone,
  address,
  company,
  job,
}: PersonValues) => ({
  ...profileColumns({ civility, maritalStatus, degrees, mobilePhone, address, company, job }),
  birthday,
});

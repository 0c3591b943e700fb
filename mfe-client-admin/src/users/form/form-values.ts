import type { User, UserCreation, UserEdit } from '@passerelle/shared/contract';
import { emptiedFields } from '@passerelle/shared/contract/rules/people/job-position';
import { isFutureDay } from '@passerelle/shared/contract/rules/people/profile';
import type { Faults } from '@passerelle/shared/forms';
import { now } from '@passerelle/shared/i18n';

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Initial values of the edit form: all stored values, also those without a field, so that saving empties none. */
export function editValues(user: User): Partial<UserEdit> {
  const { firstName, lastName, gender, email, phone, birthday, civility, mobilePhone, maritalStatus, degrees } = user;
  const managed = idsOf(user.scope.groups);
  return {
    firstName,
    lastName,
    ...(gender !== null && { gender }),
    email,
    phone,
    ...(birthday !== null && { birthday }),
    civility,
    mobilePhone,
    maritalStatus,
    degrees,
    spokenLanguages: user.spokenLanguages,
    role: user.role.slug,
    groups: idsOf(user.groups),
    scope: managed.length > 0 ? { groups: managed } : null,
    address: user.address ?? {},
    company: user.company ?? {},
    job: user.job
      ? {
          ...user.job,
          manager: user.job.manager?.id ?? null,
          hrRepresentative: user.job.hrRepresentative?.id ?? null,
        }
      : {},
  };
}

/** A participant manages no groups: those of a former role, or of a change of mind, are not sent. */
export const withoutScope = <B extends Pick<UserCreation, 'scope'> & { role: string }>(body: B): B =>
  body.role === 'user' ? { ...body, scope: null } : body;

/** Rules of a person that the schema cannot express. */
export const personCheck = ({ birthday }: { birthday?: string | null | undefined }): Faults =>
  birthday && isFutureDay(birthday, now().toISOString()) ? { birthday: 'future' } : {};

/** Those, and that nothing known of the post is emptied. */
export const editCheck =
  (user: User) =>
  (body: Partial<UserEdit>): Faults => ({
    ...personCheck(body),
    ...emptiedFields(body.role ?? user.role.slug, user, body),
  });

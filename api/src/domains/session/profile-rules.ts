import type { DateTime } from 'luxon';
import { isFutureDay, repeatedLanguages, type FieldCode, type OwnProfileUpdate } from '@passerelle/shared/contract';
import { givenLine } from '../../platform/given-text';
import { failure } from '../../platform/http/failure';

/** What a schema cannot say of a profile. */
export function assertProfile(update: OwnProfileUpdate, now: DateTime<true>): void {
  const { birthday, spokenLanguages = [] } = update;
  const fields: Record<string, FieldCode> = {};
  for (const name of ['firstName', 'lastName'] as const) {
    // Control signs are not white space to the schema, and yet nothing that one could be called.
    if (update[name] !== undefined && givenLine(update[name]) === null) fields[name] = 'required';
  }
  if (birthday !== undefined && isFutureDay(birthday, now.toISO())) fields.birthday = 'future';
  for (const position of repeatedLanguages(spokenLanguages)) {
    fields[`spokenLanguages.${position}.language`] = 'duplicate';
  }
  if (Object.keys(fields).length > 0) throw failure('invalid', { fields });
}

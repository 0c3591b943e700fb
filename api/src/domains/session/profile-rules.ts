import type { DateTime } from 'luxon';
import { isFutureDay, repeatedLanguages, type FieldCode, type OwnProfileUpdate } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { givenLine } from '../../platform/given-text';
import { assertAccess, participant } from '../../platform/http/access';
import { failure } from '../../platform/http/failure';
import type { Context } from '../../platform/http/routes';

/**
 * Who has not accepted the terms changes nothing but that: whoever borrowed their session may not go ahead of them. Who has
 * yet to set up a second factor may choose a language meanwhile.
 */
export function assertMayChange({ person, body, files }: Pick<Context<Calls['PUT /me']>, 'person' | 'body' | 'files'>) {
  const allowed = person.acceptedTerms ? ['acceptedTerms', 'locale'] : ['acceptedTerms'];
  const changes = [...Object.keys(body), ...Object.keys(files)];
  if (changes.some((name) => !allowed.includes(name))) assertAccess(participant, person);
}

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

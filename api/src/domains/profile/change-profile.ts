import { type OwnProfile, isFutureDay, repeatedLanguages, type FieldCode, type OwnProfileUpdate } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { noteDeed } from '../../platform/audit';
import type { Db } from '../../platform/database/connection';
import { transact } from '../../platform/database/transact';
import { failure } from '../../platform/http/failure';
import type { Context } from '../../platform/http/routes';
import { keepAvatar, type NewAvatar, readAvatar, removeAvatar } from './avatar';
import { countEmailRequest, requestEmailChange } from '../email-change/request';
import { assertStillProven, provePassword, storePassword, tellPasswordChanged } from '../accounts/passwords';
import { readProfile } from './read-profile';
import { lockPerson, movesTo } from '../accounts/identity';
import { updateProfile } from './update-profile';
import type { DateTime } from 'luxon';
import { givenLine } from '../../platform/given-text';
import { assertAccess, participant } from '../../platform/http/access';

type Asking = Context<Calls['PUT /me']>;

interface Prepared {
  provenHash: string | undefined;
  avatar: NewAvatar | undefined;
}

/** What must be counted although the call fails, and what takes too long for a transaction. */
async function prepare(asking: Asking): Promise<Prepared> {
  const { db, person, body, files, now, services } = asking;
  assertMayChange(asking);
  assertProfile(body, now);
  const movesEmail = movesTo(body.email, person.email);
  if (movesEmail && body.oldPassword === undefined) throw failure('invalid', { fields: { oldPassword: 'required' } });
  const avatar = await readAvatar(files.avatar, { db, files: services.files, userId: person.id, now });
  const { oldPassword: password } = body;
  if (password === undefined) return { avatar, provenHash: undefined };
  const provenHash = await provePassword(db, { person, password, field: 'oldPassword', now });
  if (movesEmail) await countEmailRequest(asking);
  return { avatar, provenHash };
}

interface NewPassword {
  /** The token under which the session goes on. */
  token: string;
  passwordHash: string;
}

/** Every other way in is closed, and this one goes on. */
async function changePassword(asking: Asking, db: Db): Promise<NewPassword | undefined> {
  const { person, body, now, services } = asking;
  if (body.password === undefined) return undefined;
  const passwordHash = await storePassword({ db, services, now }, person.id, body.password, person.sessionId);
  await tellPasswordChanged({ db, services, now }, person.id);
  await noteDeed({ ...asking, db }, { action: 'user.passwordChanged', subjectKind: 'user', subjectIds: [person.id] });
  return { token: await services.sessions.renew(db, person.sessionId), passwordHash };
}

/** Everything that people change of themselves comes here: all of it is done, or nothing. */
export async function changeProfile(asking: Asking): Promise<OwnProfile> {
  const { person, body, locale, now, request, reply, services } = asking;
  const { provenHash, avatar } = await prepare(asking);
  const { profile, changed } = await transact(asking.db, async (db) => {
    const present = await lockPerson(db, person.id);
    if (provenHash !== undefined) await assertStillProven(db, person.id, provenHash);
    const newPassword = await changePassword(asking, db);
    await updateProfile(db, person, present, body, now);
    // After the password, which stops every change that was asked for before it.
    if (movesTo(body.email, present.email)) {
      // It was the present address when the call came in: the password was not asked for.
      if (provenHash === undefined) throw failure('conflict');
      await requestEmailChange(asking, db, present, body.email);
    }
    if (avatar) await keepAvatar(db, person.id, avatar, now);
    else if (body.avatar === null) await removeAvatar(db, person.id);
    return { profile: await readProfile(db, person.id, locale), changed: newPassword };
  });
  if (changed) {
    services.sessions.handOver(changed.token, request, reply);
    services.devices.remember({ id: person.id, passwordHash: changed.passwordHash }, request, reply);
  }
  return profile;
}

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

import {
  type FieldCode,
  isFutureDay,
  type OwnProfile,
  type OwnProfileUpdate,
  repeatedLanguages,
} from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { DateTime } from 'luxon';
import { writeAuditEntry } from '../../platform/sessions/audit';
import { type Db, transact } from '../../platform/database/connection';
import { givenLine } from '../../platform/text/text';
import { assertAccess, participant } from '../../platform/http/access';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { isOtherMailbox, lockPerson } from '../accounts/identity';
import { assertStillProven, provePassword, sendPasswordChangedMail, storePassword } from '../accounts/passwords';
import { countEmailRequest, requestEmailChange } from '../email-change/request';
import { type NewAvatar, readAvatar, removeAvatar, saveAvatar } from './avatar';
import { readProfile } from './read-profile';
import { updateProfile } from './update-profile';

type CallContext = Context<Calls['PUT /me']>;

interface Prepared {
  provenHash: string | undefined;
  avatar: NewAvatar | undefined;
}

/** What must be counted although the call fails, and what takes too long for a transaction. */
async function prepare(context: CallContext): Promise<Prepared> {
  const { db, person, body, files, now, services } = context;
  assertMayChange(context);
  assertProfile(body, now);
  const movesEmail = isOtherMailbox(body.email, person.email);
  if (movesEmail && body.oldPassword === undefined) throw failure('invalid', { fields: { oldPassword: 'required' } });
  const avatar = await readAvatar(files.avatar, { db, files: services.files, userId: person.id, now });
  const { oldPassword: password } = body;
  if (password === undefined) return { avatar, provenHash: undefined };
  const provenHash = await provePassword(db, { person, password, field: 'oldPassword', now });
  if (movesEmail) await countEmailRequest(context);
  return { avatar, provenHash };
}

interface NewPassword {
  /** The token under which the session goes on. */
  token: string;
  passwordHash: string;
}

/** Ends every other session of the person; this one goes on under a new token. */
async function changePassword(context: CallContext, db: Db): Promise<NewPassword | undefined> {
  const { person, body, now, services } = context;
  if (body.password === undefined) return undefined;
  const passwordHash = await storePassword({ db, services, now }, person.id, body.password, person.sessionId);
  await sendPasswordChangedMail({ db, services, now }, person.id);
  await writeAuditEntry(
    { ...context, db },
    { action: 'user.passwordChanged', subjectKind: 'user', subjectIds: [person.id] },
  );
  return { token: await services.sessions.renew(db, person.sessionId), passwordHash };
}

/** Everything that people change of themselves comes here: all of it is done, or nothing. */
export async function changeProfile(
  context: CallContext,
): Promise<{ profile: OwnProfile; newPassword: NewPassword | undefined }> {
  const { person, body, locale, now } = context;
  const { provenHash, avatar } = await prepare(context);
  return transact(context.db, async (db) => {
    const present = await lockPerson(db, person.id);
    if (provenHash !== undefined) await assertStillProven(db, person.id, provenHash);
    const newPassword = await changePassword(context, db);
    await updateProfile(db, person, present, body, now);
    // After the password, which stops every change that was asked for before it.
    if (isOtherMailbox(body.email, present.email)) {
      // It was the present address when the call came in: the password was not asked for.
      if (provenHash === undefined) throw failure('conflict');
      await requestEmailChange(context, db, present, body.email);
    }
    if (avatar) await saveAvatar(db, person.id, avatar, now);
    else if (body.avatar === null) await removeAvatar(db, person.id);
    return { profile: await readProfile(db, person.id, locale), newPassword };
  });
}

/**
 * Who has not accepted the terms changes nothing but that: whoever borrowed their session may not go ahead of them. Who has
 * yet to set up a second factor may choose a language meanwhile.
 */
function assertMayChange({ person, body, files }: Pick<Context<Calls['PUT /me']>, 'person' | 'body' | 'files'>) {
  const allowed = person.acceptedTerms ? ['acceptedTerms', 'locale'] : ['acceptedTerms'];
  const changes = [...Object.keys(body), ...Object.keys(files)];
  if (changes.some((name) => !allowed.includes(name))) assertAccess(participant, person);
}

/** What a schema cannot say of a profile. */
function assertProfile(update: OwnProfileUpdate, now: DateTime<true>): void {
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

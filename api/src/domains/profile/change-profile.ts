import type { DateTime } from 'luxon';
import type { FieldCode, OwnProfile, OwnProfileUpdate } from '@passerelle/shared/contract';
import { defaultLocale } from '@passerelle/shared/contract/enums/locales';
import { allows } from '@passerelle/shared/contract/rules/people/permissions';
import { isFutureDay, repeatedLanguages } from '@passerelle/shared/contract/rules/people/profile';
import type { Calls } from '@passerelle/shared/contract/calls';
import { writeAuditEntry } from '../../platform/sessions/audit';
import { type Db, transact } from '../../platform/database/connection';
import { givenLine } from '../../platform/text/text';
import { assertAccess, member } from '../../platform/http/access';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { visibleTo } from '../accounts/visibility';
import { isOtherMailbox, lockPerson, updateIdentity } from '../accounts/identity';
import { assertStillProven, provePassword, sendPasswordChangedMail, storePassword } from '../accounts/passwords';
import { countEmailRequest, requestEmailChange } from '../accounts/email-change/request';
import { type NewAvatar, readAvatar, removeAvatar, saveAvatar } from './avatar';
import { readProfile } from './read-profile';
import { assertOneself, recordWorkFor } from '../../platform/sessions/log-as';
import type { Person } from '../../platform/sessions/person';
import { readSelectedProgram } from '../programs/selected-program';
import { markScreensShown } from './one-time-screens';
import { accountColumns, profileColumns } from './profile-columns';

const colleagueIds = { manager: 'manager_id', hrRepresentative: 'hr_representative_id' } as const;
type Place = keyof typeof colleagueIds;
type Colleagues = Record<(typeof colleagueIds)[Place], string | null>;

/** Another user of the same organisation, in the person's scope; only staff can be HR representative. */
const isPossible = async (db: Db, person: Person, place: Place, id: string): Promise<boolean> =>
  id !== person.id &&
  (await db
    .selectFrom('users')
    .where('id', '=', id)
    .where('organization_id', '=', person.organizationId)
    .where('deleted_at', 'is', null)
    .where(visibleTo(person))
    .$if(place === 'hrRepresentative', (users) => users.where('role', '<>', 'user'))
    .select('id')
    .executeTakeFirst()) !== undefined;

/**
 * A manager may see the people they manage, so only users with write access to people may name a manager or HR
 * representative. Every form sends the two colleagues back unchanged, which is allowed.
 */
async function colleagueColumns(
  db: Db,
  person: Person,
  present: Colleagues,
  job: OwnProfileUpdate['job'],
): Promise<Partial<Colleagues>> {
  const changed: Partial<Colleagues> = {};
  const fields: Record<string, FieldCode> = {};
  for (const place of ['manager', 'hrRepresentative'] as const) {
    const id = job?.[place];
    if (id === undefined || id === present[colleagueIds[place]]) continue;
    const isAllowed =
      allows(person.permissions, 'users', 'w') && (id === null || (await isPossible(db, person, place, id)));
    if (isAllowed) changed[colleagueIds[place]] = id;
    else fields[`job.${place}`] = 'notAllowed';
  }
  if (Object.keys(fields).length > 0) throw failure('invalid', { fields });
  return changed;
}

const isEmpty = (columns: object): boolean => Object.keys(columns).length === 0;

/** Accepting again does not change the date of the first acceptance. */
const acceptTerms = (db: Db, userId: string, at: Date): Promise<unknown> =>
  db
    .updateTable('users')
    .set({ terms_accepted_at: at, updated_at: at })
    .where('id', '=', userId)
    .where('terms_accepted_at', 'is', null)
    .execute();

/** Changes the sent fields only, except a new e-mail address; the form's consent is not stored. */
async function updateProfile(
  db: Db,
  person: Person,
  present: Awaited<ReturnType<typeof lockPerson>>,
  update: OwnProfileUpdate,
  now: DateTime<true>,
): Promise<void> {
  const at = now.toJSDate();
  await updateIdentity(db, present, update, at);
  const account = { ...accountColumns(update), ...(await colleagueColumns(db, person, present, update.job)) };
  if (!isEmpty(account)) {
    const columns = { ...account, updated_at: at };
    await db.updateTable('users').set(columns).where('id', '=', person.id).execute();
  }
  const profile = profileColumns(update);
  if (!isEmpty(profile)) {
    const columns = { ...profile, updated_at: at };
    await db
      .insertInto('user_profiles')
      .values({ ...columns, user_id: person.id })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
      .execute();
  }
  await replaceLanguages(db, person.id, update.spokenLanguages);
  if (update.acceptedTerms) await acceptTerms(db, person.id, at);
  await markScreensShown(db, person.id, update, at, () => readSelectedProgram(db, person.id, defaultLocale));
}

/** The list replaces the previous one, in the person's order. */
async function replaceLanguages(db: Db, userId: string, languages: OwnProfileUpdate['spokenLanguages']): Promise<void> {
  if (languages === undefined) return;
  await db.deleteFrom('user_languages').where('user_id', '=', userId).execute();
  if (languages.length === 0) return;
  await db
    .insertInto('user_languages')
    .values(languages.map(({ language, level }, position) => ({ user_id: userId, position, language, level })))
    .execute();
}

type CallContext = Context<Calls['PUT /me']>;

/** Only the person may set password, terms and consent, or change the account's address. */
const ownAlone = ['password', 'oldPassword', 'acceptedTerms', 'consent'] as const;
const movesMailbox = ({ body, person }: CallContext): boolean => isOtherMailbox(body.email, person.email);

interface Prepared {
  provenHash: string | undefined;
  avatar: NewAvatar | undefined;
}

/** Runs before the transaction: counters that survive a failure, and slow work. */
async function prepare(context: CallContext): Promise<Prepared> {
  const { db, person, body, files, now, services } = context;
  assertMayChange(context);
  if (ownAlone.some((name) => body[name] !== undefined) || movesMailbox(context)) assertOneself(person);
  assertProfile(body, now);
  const movesEmail = movesMailbox(context);
  if (movesEmail && body.oldPassword === undefined) throw failure('invalid', { fields: { oldPassword: 'required' } });
  const avatar = await readAvatar(files.avatar, { db, files: services.files, userId: person.id, now });
  const { oldPassword: password } = body;
  if (password === undefined) return { avatar, provenHash: undefined };
  const provenHash = await provePassword(db, { person, password, field: 'oldPassword', now });
  if (movesEmail) await countEmailRequest(context);
  return { avatar, provenHash };
}

interface NewPassword {
  /** The new token of the session. */
  token: string;
  passwordHash: string;
}

/** Ends every other session of the person; this one continues under a new token. */
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

/** All changes of an own profile: all of them are applied, or none. */
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
    // After the password, which cancels every earlier e-mail change.
    if (isOtherMailbox(body.email, present.email)) {
      // It was the present address at the start of the call: the password was not checked.
      if (provenHash === undefined) throw failure('conflict');
      await requestEmailChange(context, db, present, body.email);
    }
    if (avatar) await saveAvatar(db, person.id, avatar, now);
    else if (body.avatar === null) await removeAvatar(db, person.id);
    if (person.impersonatorId !== null) {
      const fields = [...Object.keys(body), ...(avatar ? ['avatar'] : [])];
      await recordWorkFor({ ...context, db }, 'PUT /me', fields);
    }
    return { profile: await readProfile(db, person.id, locale, person.loggedAs), newPassword };
  });
}

/**
 * Before accepting the terms a user can change nothing else, so that an intruder with the session cannot act first.
 * Before setting up a second factor they may choose a language.
 */
function assertMayChange({ person, body, files }: Pick<Context<Calls['PUT /me']>, 'person' | 'body' | 'files'>) {
  const allowed = person.acceptedTerms ? ['acceptedTerms', 'locale'] : ['acceptedTerms'];
  const changes = [...Object.keys(body), ...Object.keys(files)];
  if (changes.some((name) => !allowed.includes(name))) assertAccess(member, person);
}

/** Profile checks beyond the schema. */
function assertProfile(update: OwnProfileUpdate, now: DateTime<true>): void {
  const { birthday, spokenLanguages = [] } = update;
  const fields: Record<string, FieldCode> = {};
  for (const name of ['firstName', 'lastName'] as const) {
    // The schema does not treat control characters as white space, but they form no name.
    if (update[name] !== undefined && givenLine(update[name]) === null) fields[name] = 'required';
  }
  if (birthday !== undefined && isFutureDay(birthday, now.toISO())) fields.birthday = 'future';
  for (const position of repeatedLanguages(spokenLanguages)) {
    fields[`spokenLanguages.${position}.language`] = 'duplicate';
  }
  if (Object.keys(fields).length > 0) throw failure('invalid', { fields });
}

import type { OwnProfile } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { noteDeed } from '../../platform/audit';
import type { Db } from '../../platform/database/connection';
import { transact } from '../../platform/database/transact';
import type { Context } from '../../platform/http/routes';
import { countTry, type Limit } from '../../platform/rate-limits';
import { keepAvatar, type NewAvatar, readAvatar, removeAvatar } from './avatar';
import { revokeTokens } from './link-token';
import { assertStillProven, provePassword } from './own-password';
import { storePassword, tellPasswordChanged } from './password';
import { readProfile } from './profile';
import { movesTo } from './profile-identity';
import { tellEmailChanged } from './profile-mails';
import { assertProfile } from './profile-rules';
import { updateProfile } from './profile-update';

type Asking = Context<Calls['PUT /me']>;

/** Each change writes to an address that anyone may have typed. */
const emailChanges: Limit = { tries: 5, within: 60 * 60 };

interface Prepared {
  provenHash: string | undefined;
  avatar: NewAvatar | undefined;
}

/** What must be counted although the call fails, and what takes too long for a transaction. */
async function prepare({ db, person, body, files, now, services }: Asking): Promise<Prepared> {
  assertProfile(body, now);
  const avatar = await readAvatar(files.avatar, { db, files: services.files, userId: person.id, now });
  if (movesTo(body.email, person.email)) await countTry(db, `email-change:${person.id}`, emailChanges, now);
  const { oldPassword: password } = body;
  if (password === undefined) return { avatar, provenHash: undefined };
  return { avatar, provenHash: await provePassword(db, { userId: person.id, password, field: 'oldPassword', now }) };
}

const note = (asking: Asking, db: Db, action: string): Promise<void> =>
  noteDeed({ ...asking, db }, { action, subjectKind: 'user', subjectIds: [asking.person.id] });

/** Every other way in is closed, and this one goes on under a new token, which is returned. */
async function changePassword(asking: Asking, db: Db, provenHash: string | undefined): Promise<string | undefined> {
  const { person, body, now, services } = asking;
  if (body.password === undefined || provenHash === undefined) return undefined;
  await assertStillProven(db, person.id, provenHash);
  await storePassword({ db, services, now }, person.id, body.password, person.sessionId);
  await tellPasswordChanged({ db, services, now }, person.id);
  await note(asking, db, 'user.passwordChanged');
  return services.sessions.renew(db, person.sessionId);
}

/** A link that was asked for before lies in a mailbox that the person may have lost. */
async function followEmail(asking: Asking, db: Db): Promise<void> {
  if (!movesTo(asking.body.email, asking.person.email)) return;
  await revokeTokens(db, asking.person.id, asking.now.toJSDate());
  await tellEmailChanged(db, asking);
  await note(asking, db, 'user.emailChanged');
}

/** Everything that people change of themselves comes here: all of it is done, or nothing. */
export async function changeProfile(asking: Asking): Promise<OwnProfile> {
  const { person, body, locale, now, request, reply, services } = asking;
  const { provenHash, avatar } = await prepare(asking);
  const { profile, token } = await transact(asking.db, async (db) => {
    // First, so that the mail about it goes to the address that was theirs until now.
    const renewed = await changePassword(asking, db, provenHash);
    await updateProfile(db, person, body, now);
    await followEmail(asking, db);
    if (avatar) await keepAvatar(db, person.id, avatar, now);
    else if (body.avatar === null) await removeAvatar(db, person.id);
    return { profile: await readProfile(db, person.id, locale), token: renewed };
  });
  if (token !== undefined) services.sessions.handOver(token, request, reply);
  return profile;
}

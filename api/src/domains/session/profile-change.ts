import type { OwnProfile } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { noteDeed } from '../../platform/audit';
import type { Db } from '../../platform/database/connection';
import { transact } from '../../platform/database/transact';
import { failure } from '../../platform/http/failure';
import type { Context } from '../../platform/http/routes';
import { keepAvatar, type NewAvatar, readAvatar, removeAvatar } from './avatar';
import { countEmailRequest, requestEmailChange } from './email/request';
import { assertStillProven, provePassword } from './own-password';
import { storePassword, tellPasswordChanged } from './password';
import { readProfile } from './profile';
import { lockPerson, movesTo } from './profile-identity';
import { assertMayChange, assertProfile } from './profile-rules';
import { updateProfile } from './profile-update';

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

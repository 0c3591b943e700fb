import type { DateTime } from 'luxon';
import { durations } from '@passerelle/shared/contract';
import { noteDeed } from '../../platform/audit';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import type { Context } from '../../platform/http/routes';
import type { Person } from '../../platform/sessions/person';
import { hashOf, newToken } from '../../platform/sessions/token';
import type { Calls } from '@passerelle/shared/contract/calls';
import { visibleTo } from './reach';
import { type Invited, welcomeMail } from './welcome-mail';

async function readInvited(db: Db, person: Person, ids: readonly string[]): Promise<Invited[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .where('users.id', 'in', ids)
    .where('users.deleted_at', 'is', null)
    .where(visibleTo(person))
    .orderBy('users.sort_name')
    .orderBy('users.id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.locale'])
    .select(['organizations.name as organization', 'organizations.locale as organization_locale'])
    .execute();
  return rows.map(({ id, email, first_name: firstName, locale, organization, organization_locale: common }) => ({
    id,
    email,
    firstName,
    organization,
    locale: locale ?? common,
  }));
}

/** An earlier link stops working: whoever asks for a new one may fear that the old one went astray. */
async function newInvitation(db: Db, userId: string, now: DateTime<true>): Promise<string> {
  const at = now.toJSDate();
  await db
    .updateTable('tokens')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
  const token = newToken();
  await db
    .insertInto('tokens')
    .values({
      kind: 'invitation',
      token_hash: hashOf(token),
      user_id: userId,
      created_at: at,
      expires_at: now.plus({ days: durations.invitationDays }).toJSDate(),
    })
    .execute();
  return token;
}

/** To everyone who was named, or to nobody: a name that one may not see is not there. */
export async function sendWelcome(context: Context<Calls['POST /users/sendWelcome']>): Promise<{ sent: number }> {
  const { db, person, body, now, services } = context;
  const invited = await readInvited(db, person, body.userIds);
  if (invited.length < body.userIds.length) throw failure('notFound');
  for (const someone of invited) {
    const token = await newInvitation(db, someone.id, now);
    const link = `${services.config.publicUrl}/reset-password?token=${token}&firstSetup=true`;
    await services.mailer.send(db, welcomeMail(someone, link), now);
  }
  const ids = invited.map(({ id }) => id);
  await db.updateTable('users').set({ invited_at: now.toJSDate() }).where('id', 'in', ids).execute();
  await noteDeed(context, { action: 'user.welcomed', subjectKind: 'user', subjectIds: ids });
  return { sent: invited.length };
}

import { noteDeed } from '../../platform/audit';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import type { Context } from '../../platform/http/routes';
import type { Person } from '../../platform/sessions/person';
import type { Calls } from '@passerelle/shared/contract/calls';
import { addresseeOf, addressees, type Addressee } from '../mails/addressee';
import { invite } from '../session/invitation';
import { visibleTo } from './reach';

async function readInvited(db: Db, person: Person, ids: readonly string[]): Promise<Addressee[]> {
  const rows = await addressees(db)
    .where('users.id', 'in', ids)
    .where(visibleTo(person))
    .orderBy('users.sort_name')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => addresseeOf(row));
}

/** To everyone who was named, or to nobody: a name that one may not see is not there. */
export async function sendWelcome(context: Context<Calls['POST /users/sendWelcome']>): Promise<{ sent: number }> {
  const { db, person, body } = context;
  const invited = await readInvited(db, person, body.userIds);
  if (invited.length < body.userIds.length) throw failure('notFound');
  for (const someone of invited) await invite(context, someone);
  const ids = invited.map(({ id }) => id);
  await noteDeed(context, { action: 'user.welcomed', subjectKind: 'user', subjectIds: ids });
  return { sent: invited.length };
}

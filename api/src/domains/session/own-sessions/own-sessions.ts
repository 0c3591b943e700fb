import type { OwnSession, OwnSessions, SessionPlace } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { noteDeed } from '../../../platform/audit';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/http/failure';
import type { Context } from '../../../platform/http/routes';
import { networkOf } from '../../../platform/http/source';
import { instant } from '../../../platform/wire-time';
import { deviceOf } from './device-of';

type Asking = Pick<Context<unknown>, 'db' | 'person' | 'request' | 'now' | 'services'>;

/** There is no map of addresses to towns here: all that can be said of a place is whether it is the same network. */
function placeOf(isCurrent: boolean, network: string | null, present: string | null): SessionPlace {
  if (isCurrent) return 'thisDevice';
  if (network === null || present === null) return 'unknown';
  return network === present ? 'sameNetwork' : 'otherNetwork';
}

/** Those that go on, the present one first, then the most recently used. Nobody else's are among them, nor expired ones. */
export async function readOwnSessions({ db, person, request, now }: Asking): Promise<OwnSessions> {
  const rows = await db
    .selectFrom('sessions')
    .where('user_id', '=', person.id)
    .where('impersonator_id', 'is', null)
    .where('expires_at', '>', now.toJSDate())
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .select(['id', 'user_agent', 'network', 'created_at', 'last_used_at'])
    .execute();
  const present = networkOf(request.ip);
  const items = rows.map((row): OwnSession => {
    const isCurrent = row.id === person.sessionId;
    return {
      ...{ id: row.id, isCurrent, ...deviceOf(row.user_agent) },
      ...{ place: placeOf(isCurrent, row.network, present), network: row.network },
      startedAt: instant(row.created_at),
      // One that has not made a call yet was last used when it began.
      lastUsedAt: instant(row.last_used_at > row.created_at ? row.last_used_at : row.created_at),
    };
  });
  return { items: items.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
}

const record = (asking: Asking): Promise<void> =>
  noteDeed(asking, { action: 'user.sessionEnded', subjectKind: 'user', subjectIds: [asking.person.id] });

/** Its next call is answered 401. One that is not there, not one's own or over already: all the same. */
export async function endOwnSession(asking: Context<Calls['DELETE /me/sessions/:sessionId']>): Promise<OwnSessions> {
  const { db, person, params } = asking;
  if (params.sessionId === person.sessionId) throw failure('conflict', { message: 'currentSession' });
  const ended = await endSession(db, person.id, params.sessionId);
  if (!ended) throw failure('notFound');
  await record(asking);
  return readOwnSessions(asking);
}

const endSession = (db: Db, userId: string, id: string) =>
  db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('impersonator_id', 'is', null)
    .returning('id')
    .executeTakeFirst();

export async function endOtherSessions(asking: Asking): Promise<OwnSessions> {
  await asking.services.sessions.endOthers(asking.db, asking.person.id, asking.person.sessionId);
  await record(asking);
  return readOwnSessions(asking);
}

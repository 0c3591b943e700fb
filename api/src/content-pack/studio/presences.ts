import type { ItemPresence } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { durations } from '@passerelle/shared/contract/limits';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import type { DateTime } from 'luxon';
import { visibleTo } from '../../domains/accounts/visibility';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import type { Services } from '../../platform/http/services';
import { scheduleEvery } from '../../platform/jobs/schedule';
import { isEditable } from '../items/item-rights';
import { seenItems } from '../items/item-rows';

type Saying = Context<Calls['PUT /content/items/:itemId/presence']>;

const oldestAt = (now: DateTime<true>): Date => now.minus({ minutes: durations.presenceMinutes }).toJSDate();

/** Other authors of the item, by name if in the person’s scope; and true if the person has it open elsewhere. */
async function readOthers({ db, person, params, now }: Saying): Promise<ItemPresence> {
  const rows = await db
    .selectFrom('content_presences as presence')
    .innerJoin('users', 'users.id', 'presence.user_id')
    .where('presence.item_id', '=', params.itemId)
    .where('presence.session_id', '<>', person.sessionId)
    .where('presence.seen_at', '>', oldestAt(now))
    .orderBy('users.sort_name')
    .orderBy('users.id')
    .select(['users.id', 'users.sort_name', 'users.first_name', 'users.last_name', visibleTo(person).as('is_visible')])
    .distinct()
    .execute();
  const others = rows.filter(({ id }) => id !== person.id);
  const visible = others.filter((row) => row.is_visible);
  return {
    names: visible.map((row) => fullName({ firstName: row.first_name, lastName: row.last_name })),
    unnamed: others.length - visible.length,
    isOnOtherDevice: rows.length > others.length,
  };
}

/** Notes that the person has the item open for editing, and answers who else has. */
export async function sayPresence(context: Saying): Promise<ItemPresence> {
  const { db, person, params, now } = context;
  const item = await seenItems(db, person)
    .where('item.id', '=', params.itemId)
    .select(isEditable(person).as('may_edit'))
    .executeTakeFirst();
  if (!item) throw failure('notFound');
  if (!item.may_edit) throw failure('forbidden');
  const seen_at = now.toJSDate();
  await db
    .insertInto('content_presences')
    .values({ item_id: params.itemId, session_id: person.sessionId, user_id: person.id, seen_at })
    .onConflict((conflict) => conflict.columns(['item_id', 'session_id']).doUpdateSet({ seen_at }))
    .execute();
  return readOthers(context);
}

export async function removeOldPresences(db: Db, now: DateTime<true>): Promise<void> {
  await db.deleteFrom('content_presences').where('seen_at', '<=', oldestAt(now)).execute();
}

export const schedulePresenceRemoval = (services: Services): void =>
  scheduleEvery(services, { kind: 'removePresences', minutes: 30 }, removeOldPresences);

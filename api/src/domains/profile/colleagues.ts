import { allows, type FieldCode, type OwnProfileUpdate } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Person } from '../../platform/sessions/person';

const columns = { manager: 'manager_id', hrRepresentative: 'hr_representative_id' } as const;
type Place = keyof typeof columns;
type Colleagues = Record<(typeof columns)[Place], string | null>;

/** Someone else of the same organisation; only staff can represent its HR. */
const isPossible = async (db: Db, person: Person, place: Place, id: string): Promise<boolean> =>
  id !== person.id &&
  (await db
    .selectFrom('users')
    .where('id', '=', id)
    .where('organization_id', '=', person.organizationId)
    .where('deleted_at', 'is', null)
    .$if(place === 'hrRepresentative', (users) => users.where('role', '<>', 'user'))
    .select('id')
    .executeTakeFirst()) !== undefined;

/**
 * Being somebody's manager is a right to see them, so it is for those who may write people to say who that is. Everybody
 * else states the facts of their own post; that their form sends the two colleagues back as it got them is no change.
 */
export async function colleagueColumns(
  db: Db,
  person: Person,
  present: Colleagues,
  job: OwnProfileUpdate['job'],
): Promise<Partial<Colleagues>> {
  const changed: Partial<Colleagues> = {};
  const fields: Record<string, FieldCode> = {};
  for (const place of ['manager', 'hrRepresentative'] as const) {
    const id = job?.[place];
    if (id === undefined || id === present[columns[place]]) continue;
    const isAllowed =
      allows(person.permissions, 'users', 'w') && (id === null || (await isPossible(db, person, place, id)));
    if (isAllowed) changed[columns[place]] = id;
    else fields[`job.${place}`] = 'notAllowed';
  }
  if (Object.keys(fields).length > 0) throw failure('invalid', { fields });
  return changed;
}

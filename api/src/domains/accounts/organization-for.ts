import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Person } from '../../platform/sessions/person';
import { reachOf } from './visibility';

/** The organisation that a query is limited to: 404 for another's, except for viewers of all. */
export function assertOwnOrganization(person: Person, wanted: string | null | undefined): void {
  if (!wanted || wanted === person.organizationId) return;
  if (reachOf(person) !== 'everywhere') throw failure('notFound');
}

/** The organisation of a new row: the viewer's own, unless a viewer of all names one. */
export async function organizationFor(db: Db, person: Person, wanted: string | null | undefined): Promise<string> {
  assertOwnOrganization(person, wanted);
  if (!wanted || wanted === person.organizationId) return person.organizationId;
  const found = await db.selectFrom('organizations').where('id', '=', wanted).select('id').executeTakeFirst();
  if (!found) throw failure('notFound');
  return found.id;
}

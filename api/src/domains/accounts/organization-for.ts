import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Person } from '../../platform/sessions/person';
import { reachOf } from './visibility';

/** The organisation that a question is narrowed to: another's is not there, but for those who see them all. */
export function assertOwnOrganization(person: Person, wanted: string | null | undefined): void {
  if (!wanted || wanted === person.organizationId) return;
  if (reachOf(person) !== 'everywhere') throw failure('notFound');
}

/** Where something new goes: into one's own organisation, unless one sees them all and names one. */
export async function organizationFor(db: Db, person: Person, wanted: string | null | undefined): Promise<string> {
  assertOwnOrganization(person, wanted);
  if (!wanted || wanted === person.organizationId) return person.organizationId;
  const found = await db.selectFrom('organizations').where('id', '=', wanted).select('id').executeTakeFirst();
  if (!found) throw failure('notFound');
  return found.id;
}

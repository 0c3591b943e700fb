import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { Failure, failure } from '../../platform/failure';
import { searchText } from '../../platform/text/search';
import { createOwner, type Creating, type OwnerValues } from './create-owner';
import { columnsOf, type OrganizationValues } from './organization-columns';

type NewOrganization = OrganizationValues & { name: string };

interface Named {
  id?: string;
  slug: string;
  sort_name: string;
}

/** Ignoring case and accents: two of one name could not be told apart. */
export async function assertNameFree(db: Db, { id, slug, sort_name }: Named): Promise<void> {
  const other = await db
    .selectFrom('organizations')
    .where((eb) => eb.or([eb('slug', '=', slug), eb('sort_name', '=', sort_name)]))
    .$if(id !== undefined, (found) => found.where('id', '<>', id ?? ''))
    .select('id')
    .executeTakeFirst();
  if (other) throw nameTaken();
}

const nameTaken = (): Failure => failure('duplicate', { fields: { name: 'duplicate' } });

/** Creates an organisation without members. */
export async function createOrganization(db: Db, values: NewOrganization, now: DateTime<true>): Promise<string> {
  const at = now.toJSDate();
  const { name = '', slug = '', sort_name = '', ...columns } = columnsOf(values);
  await assertNameFree(db, { slug, sort_name });
  const created = await db
    .insertInto('organizations')
    .values({
      ...columns,
      name,
      slug,
      sort_name,
      search: searchText(name, columns.group_name, columns.company_name),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw nameTaken();
  return created.id;
}

/** Moves an error of the owner's e-mail to its own field. */
function onOwnerField(error: unknown): unknown {
  if (!(error instanceof Failure) || error.details.fields?.['email'] === undefined) return error;
  const { email, ...fields } = error.details.fields;
  return failure(error.code, { ...error.details, fields: { ...fields, 'owner.email': email } });
}

/** Creates an organisation and its owner, both or neither: for the screens and for commands. */
export async function openOrganization(
  creating: Creating,
  values: NewOrganization,
  owner: OwnerValues,
): Promise<{ id: string; ownerId: string }> {
  const { db, now, record } = creating;
  const id = await createOrganization(db, values, now);
  await record({
    action: 'organization.created',
    subjectKind: 'organization',
    subjectIds: [id],
    organizationId: id,
  });
  const ownerId = await createOwner(creating, id, owner).catch((error: unknown) => {
    throw onOwnerField(error);
  });
  return { id, ownerId };
}

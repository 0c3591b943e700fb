import { roles } from '@passerelle/shared/contract/enums/security';
import { allows, rolePermissions as contract } from '@passerelle/shared/contract/rules/people/permissions';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { assertAccess, member, staff } from '../http/access';
import { findPerson } from './find-person';
import { hashOf, newToken } from './secrets';
import type { Person } from './person';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function personWith(role: Person['role']): Promise<Person> {
  const { id } = await app.aPerson({ role });
  const token = hashOf(newToken());
  const at = app.clock.now().toJSDate();
  await app.db
    .insertInto('sessions')
    .values({ token_hash: token, user_id: id, created_at: at, last_used_at: at, expires_at: '2030-01-01T00:00:00Z' })
    .execute();
  return (await findPerson(app.db, token, at))!.person;
}

it.each(roles)('the role %s reaches the areas in its contract', async (role) => {
  const { permissions } = await personWith(role);

  expect(permissions).toEqual(contract[role]);
});

describe('access to an area', () => {
  it('write includes read, and not the reverse', async () => {
    const { permissions } = await personWith('headHR');

    expect([allows(permissions, 'users', 'r'), allows(permissions, 'users', 'w')]).toEqual([true, true]);
    expect([allows(permissions, 'programs', 'r'), allows(permissions, 'programs', 'w')]).toEqual([true, false]);
    expect(allows(permissions, 'organizations', 'r')).toBe(false);
  });

  it('is refused below the required level, and before the terms are accepted', async () => {
    const manager = await personWith('manager');

    expect(() => assertAccess(staff('users', 'r'), manager)).not.toThrow();
    expect(() => assertAccess(staff('users', 'w'), manager)).toThrow('forbidden');
    expect(() => assertAccess(staff('users', 'r'), { ...manager, acceptedTerms: false })).toThrow('forbidden');
    expect(() => assertAccess(member, undefined)).toThrow('unauthenticated');
  });

  it('has the managed groups of a user', async () => {
    const { id, organizationId: organization_id } = await app.aPerson({ role: 'manager' });
    const at = app.clock.now().toJSDate();
    const group = await app.db
      .insertInto('user_groups')
      .values({
        organization_id,
        name: 'Nord',
        description: '',
        sort_name: 'nord',
        search: 'nord',
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db.insertInto('group_managers').values({ group_id: group.id, user_id: id }).execute();
    const token = hashOf(newToken());
    await app.db
      .insertInto('sessions')
      .values({ token_hash: token, user_id: id, created_at: at, last_used_at: at, expires_at: '2030-01-01T00:00:00Z' })
      .execute();

    expect((await findPerson(app.db, token, at))!.person.scope).toEqual({
      groups: [group.id],
    });
  });
});

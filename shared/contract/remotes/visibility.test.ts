import { type RoleName, roles } from '../enums/security';
import { isStaff, rolePermissions } from '../rules/people/permissions';
import { openRelease, type SealedRegistry, type SealedRemote } from './index';
import { mayEnter, registryFor } from './visibility';

const remote = (name: string, routes: object[]): SealedRemote =>
  ({ release: JSON.stringify({ name }), signature: '', routes, menu: [] }) as unknown as SealedRemote;
const registry: SealedRegistry = {
  contract: 1,
  mark: 'a',
  remotes: [
    remote('mfe-contacts', [{ path: '/contacts', space: 'participant' }]),
    remote('mfe-client-admin', [
      { path: '/client/users', space: 'client' },
      { path: '/client/groups', space: 'client', permission: 'userGroups:w' },
    ]),
    remote('mfe-surveys', []),
  ],
};

const visible = (role: RoleName) =>
  registryFor(registry, rolePermissions[role]).remotes.map((found) => [
    openRelease(found).name,
    ...found.routes.map(({ path }) => path),
  ]);

describe('registryFor', () => {
  it('shows a participant nothing of the client space, and keeps who only fills slots', () => {
    expect(visible('user')).toEqual([['mfe-contacts', '/contacts'], ['mfe-surveys']]);
  });

  it('lists for staff the routes that their permissions open', () => {
    expect(visible('manager')).toContainEqual(['mfe-client-admin', '/client/users']);
    expect(visible('owner')).toContainEqual(['mfe-client-admin', '/client/users', '/client/groups']);
  });

  it('opens the client space to staff, and the participant space to everybody', () => {
    expect(roles.filter((role) => mayEnter('client', rolePermissions[role]))).toEqual(roles.filter(isStaff));
    expect(roles.filter((role) => mayEnter('participant', rolePermissions[role]))).toEqual(roles);
  });

  it('leaves what is signed as it was written', () => {
    expect(registryFor(registry, rolePermissions.manager).remotes[1]?.release).toBe(registry.remotes[1]?.release);
  });

  it('names the addresses of their space that staff may not open, and none of a space that is not theirs', () => {
    const closedTo = (role: RoleName) => registryFor(registry, rolePermissions[role]).closed;
    expect(closedTo('manager')).toEqual(['/client/groups']);
    expect(closedTo('owner')).toBeUndefined();
    expect(closedTo('user')).toBeUndefined();
  });
});

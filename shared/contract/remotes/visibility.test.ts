import { openRelease, type SealedRegistry, type SealedRemote } from './index';
import { registryFor } from './visibility';

const remote = (name: string, routes: object[]): SealedRemote =>
  ({ release: JSON.stringify({ name }), signature: '', routes, menu: [] }) as unknown as SealedRemote;
const registry: SealedRegistry = {
  contract: 1,
  mark: 'a',
  remotes: [
    remote('mfe-contacts', [{ path: '/contacts', space: 'participant' }]),
    remote('mfe-client-admin', [
      { path: '/client/users', space: 'client' },
      { path: '/client/groups', space: 'client', roles: ['owner'] },
    ]),
    remote('mfe-surveys', []),
  ],
};

const visible = (role: Parameters<typeof registryFor>[1]) =>
  registryFor(registry, role).remotes.map((found) => [
    openRelease(found).name,
    ...found.routes.map(({ path }) => path),
  ]);

describe('registryFor', () => {
  it('tells a participant nothing of the client space, and keeps who only fills slots', () => {
    expect(visible('user')).toEqual([['mfe-contacts', '/contacts'], ['mfe-surveys']]);
  });

  it('tells staff of the routes of their role', () => {
    expect(visible('manager')).toContainEqual(['mfe-client-admin', '/client/users']);
    expect(visible('owner')).toContainEqual(['mfe-client-admin', '/client/users', '/client/groups']);
  });

  it('leaves what is signed as it was written', () => {
    expect(registryFor(registry, 'manager').remotes[1]?.release).toBe(registry.remotes[1]?.release);
  });
});

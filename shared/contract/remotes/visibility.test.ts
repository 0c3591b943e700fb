import { type LiveRemote, type Registry, registryFor } from './index';

const remote = (name: string, routes: object[]): LiveRemote => ({ name, routes, menu: [] }) as unknown as LiveRemote;
const registry: Registry = {
  contract: 1,
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
  registryFor(registry, role).remotes.map(({ name, routes }) => [name, ...routes.map(({ path }) => path)]);

describe('registryFor', () => {
  it('tells a participant nothing of the client space, and keeps who only fills slots', () => {
    expect(visible('user')).toEqual([['mfe-contacts', '/contacts'], ['mfe-surveys']]);
  });

  it('tells staff of the routes of their role', () => {
    expect(visible('manager')).toContainEqual(['mfe-client-admin', '/client/users']);
    expect(visible('owner')).toContainEqual(['mfe-client-admin', '/client/users', '/client/groups']);
  });
});

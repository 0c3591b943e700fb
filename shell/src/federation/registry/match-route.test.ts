import type { LiveRemote } from '@passerelle/shared/contract/remotes';

import { routeAt } from './match-route';

const remote = (name: string, ...paths: string[]): LiveRemote =>
  ({ name, routes: paths.map((path) => ({ path, screen: path })) }) as unknown as LiveRemote;

describe('routeAt', () => {
  const remotes = [
    remote('mfe-contacts', '/contacts', '/contacts/:contactId', '/contacts/create'),
    remote('mfe-program', '/'),
  ];

  it('finds the remote of an address', () => {
    expect(routeAt({ remotes }, '/contacts')?.remote.name).toBe('mfe-contacts');
    expect(routeAt({ remotes }, '/')?.remote.name).toBe('mfe-program');
  });

  it('prefers the address itself to a pattern that also fits', () => {
    expect(routeAt({ remotes }, '/contacts/create')?.route.path).toBe('/contacts/create');
    expect(routeAt({ remotes }, '/contacts/42')?.route.path).toBe('/contacts/:contactId');
  });

  it('takes an optional parameter or its absence, and no more', () => {
    const creation = [remote('mfe-networking', '/networking-actions/create/:step?')];
    expect(routeAt({ remotes: creation }, '/networking-actions/create')).toBeDefined();
    expect(routeAt({ remotes: creation }, '/networking-actions/create/who')).toBeDefined();
    expect(routeAt({ remotes: creation }, '/networking-actions/create/who/else')).toBeUndefined();
  });

  it('knows nothing of addresses that no remote serves', () => {
    expect(routeAt({ remotes }, '/account')).toBeUndefined();
  });

  it('has no screen at an address that is closed to the person, also where a pattern fits', () => {
    const people = {
      remotes: [remote('mfe-client-admin', '/client/user/:userId')],
      closed: ['/client/user/create/:step?'],
    };
    expect(routeAt(people, '/client/user/create')).toBeUndefined();
    expect(routeAt(people, '/client/user/create/job')).toBeUndefined();
    expect(routeAt(people, '/client/user/42')?.route.path).toBe('/client/user/:userId');
  });
});

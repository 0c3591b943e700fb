import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RoleName } from '@passerelle/shared/contract';
import { roles, staffRoles } from '@passerelle/shared/contract/enums/security';
import { buildPath } from '@passerelle/shared/contract/rules/common/paths';
import {
  openRegistry,
  registryFor,
  type RemoteDescriptor,
  type SealedRegistry,
} from '@passerelle/shared/contract/remotes';
import { aStaffProfile, fakeApi, renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { useRegistry } from '../federation/registry/registry-store';
import { aRemote } from '../federation/remotes.test-helper';
import { signedIn } from '../session/session-store';
import { ProductRoutes } from './product-routes';

jest.mock('../federation/registry/registry-store');
jest.mock('../federation/remote-screen', () => ({ RemoteScreen: () => <h1>The screen</h1> }));

const everybody = staffRoles;
const writers: readonly RoleName[] = ['headHR', 'owner', 'admin', 'superAdmin'];
const leaders: readonly RoleName[] = ['owner', 'admin', 'superAdmin'];
const platform: readonly RoleName[] = ['superAdmin'];

/** Every address of the client space, with the roles that have a screen there. Other roles get a message. */
const openTo: Record<string, readonly RoleName[]> = {
  '/client/dashboard': everybody,
  '/client/reporting': everybody,
  '/client/reporting/six-monthly': leaders,
  '/client/users': everybody,
  '/client/users/deleted': writers,
  '/client/users/bulk': writers,
  '/client/users/bulk/:bulkId': writers,
  '/client/users/import/:importId?': writers,
  '/client/user/create/:step?': writers,
  '/client/user/:userId/closure': writers,
  '/client/user/:userId/interview': everybody,
  '/client/user/:userId': everybody,
  '/client/groups': everybody,
  '/client/groups/form/:groupId?': leaders,
  '/client/organization': leaders,
  '/client/log': leaders,
  '/client/content': everybody,
  '/client/content/import': ['admin', 'superAdmin'],
  '/client/content/items/:itemId': everybody,
  '/client/organizations': platform,
  '/client/organizations/create': platform,
  '/client/organizations/:organizationId': platform,
  '/client/organizations/:organizationId/edit': platform,
  '/client/organizations/:organizationId/theme': platform,
  '/client/organizations/:organizationId/packs/form/:packId?': platform,
};

const rooms = join(__dirname, '../../..');
const descriptors = readdirSync(rooms)
  .filter((room) => room.startsWith('mfe-'))
  .map((room) => JSON.parse(readFileSync(join(rooms, room, 'remote.json'), 'utf8')) as RemoteDescriptor);
const registry: SealedRegistry = {
  contract: 1,
  mark: 'a',
  remotes: descriptors.map(({ name, routes, menu }) => ({
    release: JSON.stringify({ ...aRemote({ name }), routes: [], menu: [] }),
    signature: '',
    routes,
    menu,
  })),
};
const paths = descriptors.flatMap(({ routes }) =>
  routes.filter(({ space }) => space === 'client').map(({ path }) => path),
);

const open = async (role: (typeof staffRoles)[number], path: string): Promise<string | null> => {
  const person = aStaffProfile(role);
  const seen = openRegistry(registryFor(registry, person.mergedPermissions), (error) => {
    throw error;
  });
  jest.mocked(useRegistry).mockReturnValue(seen);
  fakeApi({ 'GET /me': () => person });
  signedIn(person);
  const ids = {
    userId: 'u',
    bulkId: 'b',
    importId: 'i',
    groupId: 'g',
    organizationId: 'o',
    packId: 'p',
    step: 'job',
    itemId: 'c',
  };
  const { container } = await renderScreen(<ProductRoutes />, { route: buildPath(path, ids), person });
  return container.querySelector('h1')?.textContent ?? null;
};

describe('an address of the client space', () => {
  it('stands in the table', () => {
    expect([...paths].sort()).toEqual(Object.keys(openTo).sort());
  });

  it.each(
    staffRoles.flatMap((role) =>
      Object.entries(openTo).map(([path, open_]) => ({ role, path, isOpen: open_.includes(role) })),
    ),
  )('for $role: $path, $isOpen', async ({ role, path, isOpen }) => {
    expect(await open(role, path)).toBe(isOpen ? 'The screen' : 'Accès refusé');
  });

  it('says to whom it is closed what to do, and leads back to where they were let in', async () => {
    await open('manager', '/client/user/create/:step?');
    screen.getByText(/vous n’êtes pas autorisé à accéder à cette ressource.*demandez à qui administre votre espace/);
    expect(screen.getByRole('link', { name: 'Revenir au tableau de bord' })).toHaveAttribute('href', '/client');
  });

  it('lists each role in the table', () => {
    expect(roles.filter((role) => role !== 'user')).toEqual([...staffRoles]);
  });
});

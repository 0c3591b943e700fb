import type { OwnProfile } from '@passerelle/shared/contract';
import { rolePermissions } from '@passerelle/shared/contract/rules/people/permissions';
import { currentEntry, type MenuDescriptor, menuEntries } from '@passerelle/shared/contract/remotes';

import { aRemote } from '../../federation/remotes.test-helper';

const entry = (path: string, order: number, more: Partial<MenuDescriptor> = {}): MenuDescriptor => ({
  path,
  order,
  space: 'participant',
  label: { fr: path },
  icon: 'M0 0',
  ...more,
});
const registry = (...menu: MenuDescriptor[]) => [aRemote({ menu })];
const person = (more: object = {}) =>
  ({ mergedPermissions: rolePermissions.user, selectedProgram: null, ...more }) as unknown as OwnProfile;

describe('menuEntries', () => {
  it('orders the entries of the space, whatever remote they come from', () => {
    const menu = registry(entry('/contacts', 60), entry('/', 10), entry('/client/users', 20, { space: 'client' }));
    expect(menuEntries(menu, 'participant', person()).map(({ path }) => path)).toEqual(['/', '/contacts']);
  });

  it('shows the job offers only when the programme says so', () => {
    const menu = registry(entry('/job-offers', 70, { when: 'programme.jobOffers' }));
    const withOffers = person({ selectedProgram: { program: { shouldDisplayJobOffers: true } } });
    expect(menuEntries(menu, 'participant', person())).toEqual([]);
    expect(menuEntries(menu, 'participant', withOffers)).toHaveLength(1);
  });

  it('shows what the permissions open', () => {
    const menu = registry(entry('/client/groups', 30, { space: 'client', permission: 'licensePacks:r' }));
    const shownTo = (role: 'manager' | 'headHR') =>
      menuEntries(menu, 'client', person({ mergedPermissions: rolePermissions[role] }));
    expect(shownTo('manager')).toEqual([]);
    expect(shownTo('headHR')).toHaveLength(1);
  });

  it('keeps the client space from participants', () => {
    const menu = registry(entry('/client/users', 20, { space: 'client' }));
    expect(menuEntries(menu, 'client', person())).toEqual([]);
    expect(menuEntries(menu, 'client', person({ mergedPermissions: rolePermissions.manager }))).toHaveLength(1);
  });
});

describe('currentEntry', () => {
  const entries = [entry('/', 10), entry('/contacts', 60)];

  it('takes the entry that the address lies under', () => {
    expect(currentEntry(entries, '/contacts/42')?.path).toBe('/contacts');
  });

  it('does not take home for every address', () => {
    expect(currentEntry(entries, '/account')).toBeUndefined();
  });

  it('also stands for addresses that it names, which do not begin with its own', () => {
    const users = { ...entry('/client/users', 20), alsoAt: ['/client/user'] };
    expect(currentEntry([users], '/client/user/42')).toBe(users);
    expect(currentEntry([users], '/client/usersettings')).toBeUndefined();
  });
});

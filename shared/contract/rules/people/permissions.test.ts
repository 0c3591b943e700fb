import { roles } from '../../enums/security';
import { allows, grantableRoles, isStaff, mergePermissions, rolePermissions } from './permissions';

// Tests of the server compare the roles and their areas with docs/protection.md and with the database.
describe('the permissions', () => {
  it('let those who write read, and not the reverse', () => {
    expect(allows(rolePermissions.owner, 'userGroups', 'r')).toBe(true);
    expect(allows(rolePermissions.manager, 'users', 'r')).toBe(true);
    expect(allows(rolePermissions.manager, 'users', 'w')).toBe(false);
    expect(allows(rolePermissions.user, 'users', 'r')).toBe(false);
  });

  it('merge to the highest of each area', () => {
    const merged = mergePermissions(rolePermissions.manager, rolePermissions.admin);
    expect(merged).toEqual(rolePermissions.admin);
    expect(mergePermissions(rolePermissions.user)).toEqual(rolePermissions.user);
  });

  it('open the client space to every role but the participant’s', () => {
    expect(roles.filter(isStaff)).toEqual(['manager', 'headHR', 'owner', 'admin', 'superAdmin']);
  });

  it('let owners and administrators be made by the product’s own staff alone, and super administrators by no role', () => {
    expect(grantableRoles('headHR')).toEqual(['user', 'manager']);
    expect(grantableRoles('owner')).toEqual(['user', 'manager', 'headHR']);
    expect(grantableRoles('admin')).toEqual(['user', 'manager', 'headHR']);
    expect(grantableRoles('superAdmin')).toEqual(['user', 'manager', 'headHR', 'owner', 'admin']);
    expect(grantableRoles('manager')).toEqual([]);
  });
});

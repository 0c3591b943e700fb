import type { OwnProfile } from '@passerelle/shared/contract';
import { aProfile, aStaffProfile } from '@passerelle/shared/testing';

import { decideEntrypoint, isOpen } from './decide-entrypoint';

const at = (pathname: string, me: OwnProfile | null) => decideEntrypoint({ pathname, search: '', hash: '' }, me);

describe('the entrypoint of a document', () => {
  it('is the login page without a session', () => {
    expect(at('/contacts', null)).toEqual({ entrypoint: 'login', path: '/login' });
    expect(at('/login-terms', null)).toEqual({ entrypoint: 'login', path: '/login' });
  });

  it('is the terms page for a user who has not accepted them', () => {
    const newcomer = aProfile({ acceptedTerms: false });
    expect(at('/', newcomer)).toEqual({ entrypoint: 'terms', path: '/login-terms' });
    expect(at('/login', newcomer)).toEqual({ entrypoint: 'terms', path: '/login-terms' });
  });

  it('is the second factor for a user who must set it up, after the terms', () => {
    const unsecured = aStaffProfile('manager', { mustSetUpSecondFactor: true });
    expect(at('/client/users', unsecured)).toEqual({ entrypoint: 'second-factor', path: '/login-second-factor' });
    expect(at('/', { ...unsecured, acceptedTerms: false }).entrypoint).toBe('terms');
    expect(at('/login-second-factor', aProfile())).toEqual({ entrypoint: 'product', path: '/' });
  });

  it('is the product for a complete sign-in, and home in place of the login page', () => {
    expect(at('/contacts', aProfile())).toEqual({ entrypoint: 'product', path: '/contacts' });
    expect(at('/login', aProfile())).toEqual({ entrypoint: 'product', path: '/' });
    expect(at('/login-terms', aProfile())).toEqual({ entrypoint: 'product', path: '/' });
  });

  it('keeps query and hash', () => {
    const address = { pathname: '/contacts', search: '?page=2', hash: '#c1' };
    expect(decideEntrypoint(address, aProfile()).path).toBe('/contacts?page=2#c1');
  });

  it('keeps the path of home', () => {
    const address = { pathname: '/', search: '?filter=all', hash: '' };
    expect(decideEntrypoint(address, aProfile())).toEqual({ entrypoint: 'product', path: '/?filter=all' });
    expect(decideEntrypoint(address, aStaffProfile('manager')).path).toBe('/client/dashboard');
  });

  it.each(['/forgotten-password', '/reset-password', '/email-change'] as const)('is %s with any session', (path) => {
    const address = { pathname: path, search: '?token=abc', hash: '' };
    for (const me of [null, aProfile(), aProfile({ acceptedTerms: false })]) {
      expect(decideEntrypoint(address, me)).toEqual({ entrypoint: path.slice(1), path: `${path}?token=abc` });
    }
  });

  it('is the client space for staff on the home path', () => {
    expect(at('/', aStaffProfile('manager'))).toEqual({ entrypoint: 'product', path: '/client/dashboard' });
    expect(at('/contacts', aStaffProfile('manager')).path).toBe('/contacts');
  });

  it.each(['/privacy-policy', '/terms-of-use', '/404', '/error/403'])('lets every visitor read %s', (path) => {
    expect(at(path, null)).toEqual({ entrypoint: 'product', path });
    expect(isOpen(path)).toBe(true);
    expect(at(path, aProfile({ acceptedTerms: false }))).toEqual({ entrypoint: 'product', path });
  });

  it.each(['/faq', '/contacts/7/edit', '/job-offers/', '/networking-actions/create/who', '/client/users'])(
    'asks who it is before %s',
    (path) => {
      expect(at(path, null)).toEqual({ entrypoint: 'login', path: '/login' });
      expect(isOpen(path)).toBe(false);
    },
  );

  it.each(['/errors', '/contact', '/program/task', '/contacts/7/edit/more', '/faq/x'])(
    'is the product, which says that there is no %s, without a session',
    (path) => {
      expect(at(path, null)).toEqual({ entrypoint: 'product', path });
    },
  );

  it('does not match a public address by its prefix', () => {
    expect(isOpen('/errors')).toBe(false);
  });
});

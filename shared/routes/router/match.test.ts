import { matchPath as theirPath, matchRoutes as theirs } from 'react-router-dom';

import { routePaths } from '../paths';
import { matchPath, matchRoutes } from './match';

const patterns = [
  ...Object.values(routePaths),
  '/client/*',
  '/client/organizations/:organizationId/edit',
  '/client/:kind/create',
  '*',
];

const parts = ['client', 'user', 'users', 'create', 'import', 'a%2Fb', 'caf%C3%A9', '%', 'edit', '42', 'x.y', ''];
let seed = 7;
const next = (below: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};
const segments = patterns.flatMap((one) => one.split('/')).filter((one) => one !== '*');
const part = (): string => {
  const pool = next(3) === 0 ? parts : segments;
  return (pool[next(pool.length)] ?? '').replace(/^:|\?$/g, '');
};
/** Of a pattern, now and then with something else in a place, more or less of it, or a slash at its end. */
function address(): string {
  const pattern = patterns[next(patterns.length)] ?? '';
  const written = pattern.split('/').map((one) => (/^[:*]/.test(one) || next(6) === 0 ? part() : one));
  const cut = next(6) === 0 ? written.slice(0, -1) : written;
  return `/${[...cut, ...(next(6) === 0 ? [part()] : [])].join('/')}${next(5) === 0 ? '/' : ''}`.replace(/^\/+/, '/');
}

describe('matchRoutes', () => {
  it('finds what the library that it stands in for finds, with the same parameters', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const found = new Set<string>();
    for (let turn = 0; turn < 4_000; turn += 1) {
      const pathname = turn % 2 ? address() : address().toUpperCase();
      // In another order each time: the first of two is only preferred where both say as much.
      const routes = patterns.map((_, at) => ({ path: patterns[(at + turn) % patterns.length] ?? '' }));
      const expected = theirs(routes, pathname)?.at(-1);
      const ours = matchRoutes(routes, pathname);
      const told = (match: { route: { path?: string }; params: object } | null | undefined) =>
        match && [match.route.path, Object.entries(match.params).filter(([, value]) => value !== undefined)];
      expect([pathname, told(ours)]).toEqual([pathname, told(expected)]);
      found.add(ours?.route.path ?? '');
    }
    expect(found.size).toBeGreaterThan(25);
  });

  it('prefers what says more of the address, and of two alike the first', () => {
    const at = (pathname: string, ...paths: string[]) =>
      matchRoutes(
        paths.map((path) => ({ path })),
        pathname,
      )?.route.path;
    expect(at('/client/user/create', '/client/user/:userId', '/client/user/create')).toBe('/client/user/create');
    expect(at('/contacts/7', '/contacts/:id', '/contacts/:other')).toBe('/contacts/:id');
    expect(at('/nowhere', '/contacts')).toBeUndefined();
  });
});

describe('matchPath', () => {
  it.each([
    ['/error/:status?', '/error'],
    ['/error/:status?', '/error/404'],
    ['/error/:status?', '/error/404/x'],
    ['/contacts', '/CONTACTS/'],
    ['/docs/*', '/docs/a/b'],
    ['/docs/*', '/documents'],
    ['/', '/'],
    ['/a.b', '/axb'],
  ])('%s, %s', (pattern, pathname) => {
    expect(matchPath(pattern, pathname)?.params ?? null).toEqual(theirPath(pattern, pathname)?.params ?? null);
  });
});

/** @jest-environment node */
import { findOrInstall } from './system-packages.mjs';
import { run } from './run.mjs';

jest.mock('./run.mjs', () => ({ run: jest.fn() }));
jest.mock('node:fs', () => ({ existsSync: () => true }));

/** What apt-get was asked for, and what it has put there. */
let asked;
let present;
let release;
beforeEach(() => {
  jest.spyOn(process, 'getuid').mockReturnValue(0);
  jest.spyOn(console, 'log').mockReturnValue();
  Object.defineProperty(process, 'platform', { value: 'linux' });
  [asked, present, release] = [[], new Set(), () => undefined];
  jest.mocked(run).mockImplementation(async (_command, args) => {
    const name = args.at(-1);
    asked.push(name);
    const done = { code: 0, output: '' };
    if (name === 'update') return done;
    // Its program is there before it is installed whole.
    present.add(name);
    await new Promise((resolve) => (release = resolve));
    return done;
  });
});
const find = (name) => findOrInstall(() => (present.has(name) ? `/usr/bin/${name}` : undefined), [name], 'A test');
const soon = () => new Promise((resolve) => setImmediate(resolve));

it('Given a package that is being installed, When another asks for it, Then it waits, and it is installed once', async () => {
  const first = find('nginx');
  await soon();
  let isFound = false;
  const second = find('nginx').then((path) => {
    isFound = true;
    return path;
  });
  await soon();
  expect(isFound).toBe(false);

  release();
  expect(await Promise.all([first, second])).toEqual(['/usr/bin/nginx', '/usr/bin/nginx']);
  expect(asked.filter((name) => name === 'nginx')).toHaveLength(1);
});

it('Given two packages, When both are missing, Then one follows the other, and what there is was listed once', async () => {
  const [first, second] = [find('prometheus'), find('pgbouncer')];
  await soon();
  const packages = () => asked.filter((name) => name !== 'update');
  expect(packages()).toEqual(['prometheus']);
  release();
  await first;
  await soon();
  expect(packages()).toEqual(['prometheus', 'pgbouncer']);
  expect(asked.length - packages().length).toBeLessThanOrEqual(1);
  release();
  expect(await second).toBe('/usr/bin/pgbouncer');
});

/** @jest-environment node */
import { findOrInstall } from './system-packages.mjs';
import { run } from '../lib/run.mjs';

jest.mock('../lib/run.mjs', () => ({ run: jest.fn() }));
jest.mock('node:fs', () => ({ existsSync: () => true }));

/** Requests to apt-get, and the files that it installed. */
let asked;
let present;
let release;
beforeEach(() => {
  jest.spyOn(process, 'getuid').mockReturnValue(0);
  jest.spyOn(console, 'log').mockReturnValue();
  Object.defineProperty(process, 'platform', { value: 'linux' });
  process.env.INSTALL_SYSTEM_PACKAGES = '1';
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
const { CI, INSTALL_SYSTEM_PACKAGES } = process.env;
afterAll(
  () => void Object.assign(process.env, { CI: CI ?? '', INSTALL_SYSTEM_PACKAGES: INSTALL_SYSTEM_PACKAGES ?? '' }),
);
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

it('Given a developer’s machine, When something is missing, Then nothing is installed, and the error says how to', async () => {
  for (const name of ['CI', 'INSTALL_SYSTEM_PACKAGES']) delete process.env[name];

  await expect(find('nginx')).rejects.toThrow(
    'A test, and did not find it. To install it: `apt-get install --no-install-recommends nginx`. INSTALL_SYSTEM_PACKAGES=1 has the tests do so.',
  );
  expect(asked).toEqual([]);
});

it('Given a machine of CI, When something is missing, Then it is installed', async () => {
  delete process.env.INSTALL_SYSTEM_PACKAGES;
  process.env.CI = 'true';
  const found = find('firefox-esr');
  await soon();
  release();
  expect(await found).toBe('/usr/bin/firefox-esr');
});

import { existsSync } from 'node:fs';

import { findOrInstall, programAt } from './system-packages.mjs';

/** Paths of nginx's modules: the settings in `.docker` expect them there, and Debian's packages install them there. */
const modules = ['filter', 'static'].map((name) => `/usr/lib/nginx/modules/ngx_http_brotli_${name}_module.so`);

/** Finds nginx, or installs the distribution's: the very packages of the containers. */
export const findNginx = () =>
  findOrInstall(
    () => (modules.every((file) => existsSync(file)) ? programAt('nginx') : undefined),
    ['nginx', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static'],
    'The test of the topology needs nginx with its brotli modules, as Debian packs them',
  );

/** The reporting is held against a real Prometheus; its package brings `promtool` too, which fills the storage. */
export const findPrometheus = () =>
  findOrInstall(
    () => (programAt('promtool') ? programAt('prometheus') : undefined),
    ['prometheus'],
    'The tests of the reporting need a Prometheus',
  );

/** Finds pgbouncer: tests behind this pooler prove that the server needs no database session of its own. */
export const findPooler = () =>
  findOrInstall(() => programAt('pgbouncer'), ['pgbouncer'], 'The tests behind a pooler need pgbouncer');

/** Finds Firefox under Debian’s name or the usual one. */
export const findFirefox = () =>
  findOrInstall(
    () => programAt('firefox-esr') ?? programAt('firefox'),
    ['firefox-esr'],
    'The main journeys are taken in Firefox, too',
  );

/** Paths at which distributions install MiniBrowser, the small browser of WebKitGTK. */
const miniBrowsers = ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.'].flatMap((machine) =>
  ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
);

/** WebKit draws on a screen, which Xvfb stands in for. */
export async function findWebKit() {
  const ofWebKit = () => {
    const [driver, screen] = [programAt('WebKitWebDriver'), programAt('Xvfb')];
    const browser = miniBrowsers.find((file) => existsSync(file));
    return driver && screen && browser ? { driver, screen, browser } : undefined;
  };
  const packages = ['webkit2gtk-driver', 'xvfb'];
  await findOrInstall(() => ofWebKit()?.driver, packages, 'The main journeys are taken in WebKit, too');
  const found = ofWebKit();
  if (!found) throw new Error('WebKitGTK is not complete.');
  return found;
}

import { existsSync } from 'node:fs';

import { findOrInstall, programAt } from './system-packages.mjs';

/** Where the settings in `.docker` look for nginx's modules, and Debian's packages put them. */
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

import { existsSync } from 'node:fs';

import { say } from '../lib/progress.mjs';
import { run } from '../lib/run.mjs';
import { installed, installPackages, mayInstall } from './system-packages.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const sentence =
  'The end-to-end tests need a Chromium and none was found: install one (`apt-get install chromium`, or `npx playwright install chromium`), name it in CHROMIUM_PATH, or let the tests install it with INSTALL_SYSTEM_PACKAGES=1.';

/**
 * Finds or installs a browser: the one named, Playwright's own, the distribution's package, else the system's. The shell
 * without a window draws the same pages with less work.
 */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  const own = [process.env.CHROMIUM_PATH, chromium.executablePath(), shell];
  const present = (/** @type {(string | undefined)[]} */ paths) => paths.find((path) => path && existsSync(path));
  await installed();
  const found = present(own);
  if (found) return found;
  if (mayInstall()) await installPackages(['chromium-headless-shell'], () => present(own)).catch(() => undefined);
  const candidates = [...own, ...systemPaths];
  const usable = present(candidates);
  if (usable) return usable;

  if (mayInstall()) {
    await installPackages(['chromium'], () => present(candidates));
  } else if (process.env.CI === 'true' || process.env.INSTALL_SYSTEM_PACKAGES === '1') {
    say('Installing Playwright’s Chromium…');
    await run('npx', ['--no-install', 'playwright', 'install', 'chromium'], { quiet: true });
  }
  const browser = present(candidates);
  if (!browser) throw new Error(sentence);
  return browser;
}

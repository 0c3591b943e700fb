import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { remotes } from '../support/product';
import { expect, test } from '../support/test';

const build = fileURLToPath(new URL('../../.build', import.meta.url));
/** An attribute that echarts sets: minifiers leave it as it is. */
const echarts = '_echarts_instance_';
const scriptsWith = (folder: string, text: string): string[] =>
  readdirSync(join(build, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && readFileSync(join(build, folder, file), 'utf8').includes(text),
  );
/** Of the versions that are live: a checkout that was built before has others as well. */
const scriptsOfRemotesWith = (text: string): string[] =>
  remotes.flatMap((remote) => {
    const { release } = JSON.parse(readFileSync(join(build, 'live', `${remote}.json`), 'utf8')) as { release: string };
    const { version } = JSON.parse(release) as { version: string };
    return scriptsWith(join('remotes', remote, version), text);
  });

test('shell and remotes share one React, one router and one theme', async ({ page, signIn }) => {
  await signIn('participant');
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (/\/remotes\/.*\.js$/.test(response.url())) scripts.push(await response.text());
  });
  await page.goto('/contacts');
  await page.getByRole('link', { name: 'Bibliothèque' }).click();
  await expect(page.getByRole('heading', { name: 'Bibliothèque', level: 1 })).toBeVisible();

  // Their texts come after them.
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  // React's own packages name themselves by these; a remote that carries one carries a second copy.
  const inner = /__CLIENT_INTERNALS_DO_NOT_USE|createBrowserRouter|emotion-cache|_SWRConfig/;
  expect(scripts.filter((script) => inner.test(script))).toEqual([]);
});

test('the page runs under its policy: no script but files, no eval', async ({ page, signIn }) => {
  await signIn('participant');
  const answer = await page.goto('/contacts');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toContain('unsafe-inline');
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
});

/** Scripts that the page has loaded with echarts in them. */
function carriersOf(page: Page): string[] {
  const carriers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && (await response.text()).includes(echarts)) carriers.push(response.url());
  });
  return carriers;
}

test('the whole build has one echarts, in a chunk of the shell that comes with the first chart it draws', async ({
  page,
  signIn,
}) => {
  expect(scriptsOfRemotesWith(echarts)).toEqual([]);
  // The search itself finds something: every remote names its own chunks.
  expect(scriptsOfRemotesWith('webpackChunk').length).toBeGreaterThan(remotes.length);
  expect(scriptsWith('shell', echarts)).toHaveLength(1);

  await signIn('owner');
  const carriers = carriersOf(page);
  await page.goto('/client/reporting?view=table');
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(carriers).toEqual([]);
  await page.getByRole('button', { name: 'Graphique', exact: true }).first().click();
  await page.getByRole('heading', { name: /^Badges par niveau/ }).scrollIntoViewIfNeeded();
  // Its text is read some time after it is drawn.
  await expect.poll(() => carriers.length).toBe(1);
});

test('the scripts of a screen are compiled while they load', async ({ page, signIn }) => {
  await signIn('participant');
  const begun = new Map<string, string>();
  page.on('response', async (response) => {
    const [, script] = /\/((?:main|product|remote|contact-list)\b[^/]*\.js)$/.exec(response.url()) ?? [];
    if (script) begun.set(script.replace(/\..*/, ''), (await response.text()).slice(0, 28));
  });
  await page.goto('/contacts');
  // Minimizers remove comments: this one has to be written after them.
  const compiled = '//# allFunctionsCalledOnLoad';
  await expect
    .poll(() => Object.fromEntries(begun))
    .toMatchObject({ main: compiled, product: compiled, remote: compiled, 'contact-list': compiled });
});

import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';
import { type Fault, faults, matrix, type Outcome, outcomes, type Piece, pieces } from './matrix';
import { type Answer, Outside } from './outside';

type Loaded = Exclude<Piece, 'descriptor' | 'manifest'>;

const plain = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
const never = new Promise<never>(() => undefined);

/** Faults of an answer of the network, for any request. */
const answers: Record<Exclude<Fault, 'throws at load' | 'throws in render'>, Answer> = {
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found', headers: plain }),
  '503 with JSON': (route) => route.fulfill({ status: 503, json: { error: { code: 'unavailable' } }, headers: plain }),
  '200 with HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Login</h1>', headers: plain }),
  truncated: (route, bytes) =>
    route.fulfill({ contentType: 'text/javascript', body: bytes.subarray(0, bytes.length / 2), headers: plain }),
  'wrong type': (route, bytes) => route.fulfill({ contentType: 'application/json', body: bytes, headers: plain }),
  slow: () => never,
  'wrong hash': (route, bytes) =>
    route.fulfill({ contentType: 'text/javascript', body: Buffer.concat([bytes, Buffer.from('\n')]), headers: plain }),
};
const isAnswer = (fault: Fault): fault is keyof typeof answers => fault in answers;

/** Faults of the remote's line in the registry. */
const lines: Partial<Record<Fault, string>> = {
  '503 with JSON': '{"error":{"code":"unavailable"}}',
  '200 with HTML': '<!doctype html><h1>Login</h1>',
  truncated: '{"name":"mfe-',
  'wrong type': '[1, 2, 3]',
};

async function breakDescriptor(outside: Outside, fault: Fault): Promise<void> {
  const line = await outside.seal();
  const release = lines[fault];
  if (fault === '404') outside.goLive(undefined);
  else if (release !== undefined) outside.goLive({ ...line, release });
  else if (fault === 'wrong hash') outside.goLive({ ...line, release: line.release.replace('sha256-', 'sha256-A') });
  else {
    const routes = outside.build.routes.map((route) => ({ ...route, screen: 'nowhere' }));
    outside.goLive(await outside.seal({ routes }));
  }
}

async function breakFile(outside: Outside, piece: Loaded, fault: Fault): Promise<void> {
  const file = outside.fileOf(piece);
  if (isAnswer(fault)) outside.answer(file, answers[fault]);
  else await outside.deployWith(file, changes[piece][fault] ?? throwAtLoad);
}

const thrown = (when: string): string => `throw new Error("thrown ${when}");`;
const throwAtLoad = (): string => thrown('at load');

/** The first of the modules in a chunk throws as soon as it is asked for. */
const throwAsModule = (code: string): string =>
  code.replace(/((?:\d+:?|[[,])\([\w,]*\)(?:=>)?\{)/, `$1${thrown('at load')}`);

/** Makes the screen throw in render, in place of the class name of its picture. */
const throwInRender = (code: string): string => code.replace('"mentoring-bridge"', `(()=>{${thrown('in render')}})()`);

type Change = (code: string) => string;
const changes: Record<Loaded, Partial<Record<Fault, Change>>> = {
  entry: {},
  chunk: { 'throws at load': throwAsModule, 'throws in render': throwInRender },
  stylesheet: {},
  catalogue: {},
};

const main = (page: Page) => page.locator('main');
const retry = (page: Page) => main(page).getByRole('button', { name: /^(Réessayer|Try again)$/ });
const menu = (page: Page) => page.getByRole('navigation', { name: /^(Menu principal|Main menu)$/ });
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'stillTheSamePage' in window);

/** A sibling is one press away, and home works, whatever became of the remote. */
async function siblingsAreFine(page: Page): Promise<void> {
  await menu(page)
    .getByRole('link', { name: /^(Bibliothèque|Library)$/ })
    .click();
  await expect(page.getByRole('heading', { name: /^(Bibliothèque|Library)$/, level: 1 })).toBeVisible();
}

/** An answer of the API, by which an open page hears that the registry is another one. */
const callTheApi = (page: Page): Promise<void> => siblingsAreFine(page);

async function expectFailure(page: Page, outside: Outside, words: RegExp): Promise<void> {
  const { unavailable, name, version } = outside.build;
  await expect(page.getByRole('heading', { name: unavailable.fr })).toBeVisible();
  await expect(main(page).getByText(words)).toBeVisible();
  await expect(main(page).getByText(`${name} ${version}`)).toBeVisible();
}

const failureTexts: Partial<Record<Outcome, RegExp>> = {
  unreachable: /Ses fichiers ne sont pas arrivés/,
  // After the time-out the page says that the file did not arrive.
  slow: /La connexion est lente|Ses fichiers ne sont pas arrivés/,
  refused: /n’a pas pu être vérifiée/,
  broken: /Une erreur l’empêche de s’afficher/,
};

// Requests that are still under way when a journey ends are ignored.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const piece of pieces) {
  for (const fault of faults) {
    const outcome = matrix[piece][fault];
    if (outcome === 'unable') continue;

    test(`${piece}, ${fault}: ${outcomes[outcome]}`, async ({ page, signIn, expectTrouble }) => {
      // The browser's own reports of files that it refused, did not get, or that threw; with many reports, some are not received.
      expectTrouble(
        /mfe-mentoring|Failed to load|integrity|MIME type|Unexpected|thrown|ChunkLoadError|Loading|remotes\.json|answer 429: .*\/debug\/logs/,
      );
      await signIn('participant');
      const outside = await Outside.in(page);
      const path = outside.build.routes[0]?.path ?? '/';
      const title = page.getByRole('heading', { name: outside.build.routes[0]?.title.fr ?? '', level: 1 });
      const link = menu(page).getByRole('link', { name: outside.build.menu[0]?.label.fr ?? '' });
      if (fault === 'slow') await page.clock.install();

      if (piece === 'manifest') {
        await page.goto('/');
        // A link of the first paint would open another document.
        await expect(page.locator('[data-first-paint]')).toHaveCount(0);
        await markPage(page);
        outside.onRegistry = (route) => answers[fault as keyof typeof answers](route, Buffer.from('{"remotes": []}'));
        const menuEntry = {
          ...outside.build.menu[0],
          label: { fr: 'Un autre nom' },
        } as (typeof outside.build.menu)[number];
        outside.goLive(await outside.seal({ menu: [menuEntry] }));
        await callTheApi(page);
        await link.click();
        await expect(title).toBeVisible();
        await outside.heal();
        outside.goLive(await outside.seal({ menu: [menuEntry] }));
        await callTheApi(page);
        await expect(menu(page).getByRole('link', { name: 'Un autre nom' })).toBeVisible();
        expect(await isSamePage(page)).toBe(true);
        return;
      }

      if (piece === 'descriptor') await breakDescriptor(outside, fault);
      else await breakFile(outside, piece, fault);

      if (outcome === 'absent') {
        await page.goto(path);
        await markPage(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(link).toHaveCount(0);
        await page
          .getByRole('link', { name: /accueil/i })
          .first()
          .click();
        await siblingsAreFine(page);
        await outside.heal();
        await menu(page).getByRole('link', { name: 'Contacts' }).click();
        await link.click();
        await expect(title).toBeVisible();
        return;
      }

      if (outcome === 'french') {
        await page.addInitScript(() => localStorage.setItem('passerelle.locale', 'en'));
        await page.goto(path, { waitUntil: 'commit' });
        await expect(menu(page)).toBeVisible();
        await markPage(page);
        await expect(async () => {
          if (fault === 'slow') await page.clock.fastForward(9000);
          await expect(title).toBeVisible({ timeout: 500 });
        }).toPass();
        await expect(page.getByText(/in French/)).toBeVisible();
        await siblingsAreFine(page);
        // A catalogue that throws is replaced only by another version.
        if (fault === 'throws at load') return;
        await menu(page)
          .getByRole('link', { name: outside.build.menu[0]?.label['en'] ?? '' })
          .click();
        await outside.heal();
        await retry(page).click();
        await expect(page.getByText(/in French/)).toBeHidden();
        expect(await isSamePage(page)).toBe(true);
        return;
      }

      const expectFailed = async (): Promise<void> => {
        // Waiting begins a moment after the press that asks for it.
        if (outcome === 'slow') {
          await expect(async () => {
            await page.clock.fastForward(16_000);
            await expect(retry(page)).toBeVisible({ timeout: 500 });
          }).toPass();
        }
        await expectFailure(page, outside, failureTexts[outcome] ?? /./);
      };
      // Does not wait for the `load` event, since one file never arrives.
      await page.goto(path, { waitUntil: 'commit' });
      await expect(menu(page)).toBeVisible();
      await markPage(page);
      await expectFailed();
      await siblingsAreFine(page);
      await link.click();
      await expectFailed();
      // Still broken: it may be asked for any number of times.
      if (piece === 'entry') {
        await retry(page).click();
        await expectFailed();
      }

      await outside.heal();
      await retry(page).click();
      await expect(title).toBeVisible();
      expect(await isSamePage(page)).toBe(true);
    });
  }
}

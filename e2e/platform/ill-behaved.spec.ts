import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';
import { Outside } from './outside';

/** The hooks of the chunk, whatever the build has called React in there, run where its picture gets a class. */
const inRender =
  (body: (react: string) => string) =>
  (code: string): string => {
    const [, react = ''] = /\(0,(\w+)\.useState\)/.exec(code) ?? [];
    return code.replace('"mentoring-bridge"', `(()=>{${body(react)};return"mentoring-bridge"})()`);
  };

async function openWith(page: Page, body: (react: string) => string): Promise<void> {
  const outside = await Outside.in(page);
  await outside.deployWith(outside.fileOf('chunk'), inRender(body));
  await page.goto('/mentoring');
  await expect(page.getByRole('heading', { name: 'Mentorat', level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
}

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function goOn(page: Page): Promise<void> {
  for (const name of ['Bibliothèque', 'Contacts']) await follow(page, name);
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
}

// Requests that are still under way when a journey ends are ignored.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a screen that throws as it leaves is left, and the next one stands', async ({ page, signIn, expectTrouble }) => {
  expectTrouble(/thrown as it left/);
  await signIn('participant');
  await openWith(page, (react) => `(0,${react}.useEffect)(()=>()=>{throw new Error("thrown as it left")},[])`);
  await goOn(page);
});

test('a screen that draws itself anew for ever is left by a press of a link', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await signIn('participant');
  await openWith(
    page,
    (react) => `const[,again]=(0,${react}.useReducer)(count=>count+1,0);(0,${react}.useEffect)(()=>again())`,
  );
  await page.evaluate(() => window.scrollTo(0, 120));
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
  await follow(page, 'Bibliothèque');
  // A new screen begins at the top.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await goOn(page);
});

import { expect, type Locator, type Page } from '@playwright/test';

const farthest = 60;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus, like a keyboard user; goes back with `Shift+Tab`. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < farthest; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The tab key does not lead to ${String(target)}`);
}

/** Goes there and presses Enter. */
export async function pressEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Down a menu, or among choices, until it is there. */
export async function arrowTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < farthest; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not lead to ${String(target)}`);
}

/** Expects keyboard focus to continue here rather than at the top of the page. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'NONE'), { message: 'what has the focus' })
    .not.toBe('BODY');

/** Goes to a field and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Expects the keyboard focus on an element or on something inside it. */
export const expectFocusWithin = (area: Locator): Promise<void> =>
  expect
    .poll(() => area.evaluate((element) => element.contains(document.activeElement)), {
      message: `the focus is within ${String(area)}`,
    })
    .toBe(true);

/** Chooses a file by its button. */
export async function chooseFile(
  page: Page,
  opener: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  // Begins before the way there: a key pressed at once may come before the browser hands its chooser to the test.
  const opened = page.waitForEvent('filechooser');
  await tabTo(page, opener);
  await page.keyboard.press(key);
  await (await opened).setFiles(file);
}

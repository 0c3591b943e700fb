import { expect, type Locator, type Page } from '@playwright/test';

type Scope = Pick<Page | Locator, 'getByRole'>;

/** A field of a day or a time, by its label. */
export const dateField = (scope: Scope, name: string | RegExp): Locator =>
  scope.getByRole('group', { name, ...(typeof name === 'string' && { exact: true }) });

/** The part of a field that has the focus first: the day in French. */
export const firstPart = (field: Locator): Locator => field.getByRole('spinbutton').first();

/** Types a day or a time, such as `24/11/2026` or `12:30`: a click on the first part, then the figures alone. */
export async function enterDate(field: Locator, text: string): Promise<void> {
  await firstPart(field).click();
  await expect(firstPart(field)).toBeFocused();
  await field.page().keyboard.type(text.replaceAll(/\D/gu, ''));
}

/** Empties a field, and leaves it. */
export async function clearDate(field: Locator): Promise<void> {
  await firstPart(field).click();
  await field.page().keyboard.press('ControlOrMeta+a');
  await field.page().keyboard.press('Delete');
  await field.page().keyboard.press('Tab');
  // The picker learns of the blur from a timer: a click before it would lose the focus again.
  await field.page().evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

/** Text of a date field, from its first section to its last: `24/11/2026`, or `JJ/MM/AAAA` while it is empty. */
export const expectDate = (field: Locator, text: string): Promise<void> =>
  expect
    .poll(async () => (await field.innerText()).replaceAll(/[\s\u200b\u200e\u200f\u2066-\u2069]/gu, ''))
    .toBe(text.replaceAll(/\s/gu, ''));

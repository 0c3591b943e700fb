import { expect, type Locator, type Page } from '@playwright/test';

import type { ContentItem, NewContentItem } from '../../shared/contract';
import { arrowTo, expectFocusKept, expectFocusWithin, pressEnter, tabTo, typeInto } from './keyboard';
import { titled } from './studio';

export const button = (scope: Page | Locator, name: string | RegExp): Locator =>
  scope.getByRole('button', { name, exact: typeof name === 'string' });

/** A text field, by its label without « (facultatif) ». */
export const field = (scope: Page | Locator, name: string): Locator =>
  scope
    .getByRole('textbox', { name, exact: true })
    .or(scope.getByRole('textbox', { name: `${name} (facultatif)`, exact: true }));

/** Opens a menu and chooses in it. */
export async function choose(page: Page, opener: Locator, item: string, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(page, opener, key);
  await page.keyboard.press('Enter');
  await arrowTo(page, page.getByRole('menuitem', { name: item, exact: true }));
  await page.keyboard.press('Enter');
}

/** Expects that Escape closes a dialog, and returns the focus to its opener. */
export async function expectEscape(page: Page, opener: Locator): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectFocusWithin(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** Answers the question of a dialog; the focus stays in the page. */
export async function confirm(page: Page, label: string, area = page.getByRole('main')): Promise<void> {
  const dialog = page.getByRole('dialog');
  await pressEnter(page, button(dialog, label));
  await expect(dialog).toHaveCount(0);
  await expectFocusWithin(area);
}

/** Begins a draft, from the list to its editor. */
export async function beginDraft(page: Page, kind: string, title: string, type?: string): Promise<void> {
  await page.goto('/client/content');
  await choose(page, button(page, 'Nouveau'), kind);
  await typeInto(page, field(page, 'Titre'), title);
  if (type) await typeInto(page, page.getByRole('combobox', { name: 'Type de questionnaire' }), type);
  await pressEnter(page, button(page, 'Créer le brouillon'));
  await expect(titled(page, title)).toBeVisible();
  await expectFocusKept(page);
}

/** A draft that a test begins with. */
export async function makeDraft(page: Page, data: NewContentItem): Promise<ContentItem> {
  const answer = await page.request.post('/api/content/items', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: ContentItem }).data;
}

/** Gives a draft other fields in its source, as its editor would save them. */
export async function fillIn(page: Page, item: ContentItem, fields: object, text?: string): Promise<void> {
  const { id, version, files } = item;
  const data = { files: { fr: { fields: { ...files.fr?.fields, ...fields }, ...(text !== undefined && { text }) } } };
  const headers = { 'if-match': `"${version}"` };
  const answer = await page.request.put(`/api/content/items/${id}`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

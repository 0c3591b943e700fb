import { expect, type Locator, type Page } from '@playwright/test';

export const titled = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

export const expectSaved = (page: Page): Promise<void> => expect(page.getByText(/^Enregistré à/)).toBeVisible();

/** Begins a draft in the studio, whose editor is shown afterwards; `type` is of a questionnaire. */
export async function createItem(page: Page, kind: string, title: string, type?: string): Promise<void> {
  await page.goto('/client/content');
  await page.getByRole('button', { name: 'Nouveau', exact: true }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  await page.getByRole('textbox', { name: 'Titre' }).fill(title);
  if (type) await page.getByRole('combobox', { name: 'Type de questionnaire' }).selectOption({ label: type });
  await page.getByRole('button', { name: 'Créer le brouillon' }).click();
  await expect(titled(page, title)).toBeVisible();
}

/** Adds a week to a programme, unless it is the first, and one task to it. */
export async function addWeek(page: Page, week: number, task: string): Promise<void> {
  if (week > 1) await page.getByRole('button', { name: 'Ajouter une semaine' }).click();
  await page.getByRole('textbox', { name: `Titre de la semaine ${week}` }).fill(`Le titre ${week}`);
  await page.getByRole('button', { name: 'Ajouter une tâche' }).last().click();
  await page.getByRole('textbox', { name: 'Titre de la tâche' }).fill(task);
  await page.getByRole('button', { name: 'Créer la tâche' }).click();
  await expect(page.getByRole('link', { name: task })).toBeVisible();
}

/** Adds a sub-task to the task that is shown; what its type asks for is still to be filled. */
export async function addSubTask(page: Page, type: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter une sous-tâche' }).click();
  await page.getByRole('menuitem', { name: type, exact: true }).click();
  await page.getByRole('textbox', { name: 'Titre de la sous-tâche' }).last().fill(title);
}

/** Publishes the item that is shown, with what belongs to it. */
export async function publishItem(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publier' });
  await dialog.getByRole('button', { name: 'Publier maintenant' }).click();
  await expect(dialog.getByText('C’est publié')).toBeVisible();
  await dialog.getByText('Fermer', { exact: true }).click();
  await expect(page.getByText('Publié', { exact: true }).first()).toBeVisible();
}

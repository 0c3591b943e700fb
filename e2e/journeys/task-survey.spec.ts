import type { Locator } from '@playwright/test';

import { closeTaskCompleted, expect, test } from '../support/test';

/** An answer to every question, of any kind, as the form requires. */
async function answerEverything(form: Locator): Promise<void> {
  for (const group of await form.getByRole('radiogroup').all()) await group.getByRole('radio').first().check();
  for (const list of await form.getByRole('combobox').all()) await list.selectOption({ index: 1 });
  for (const text of await form.getByRole('textbox').all()) await text.fill('Parler à deux personnes du métier');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
}

test('a participant answers the survey of the week inside its task, and finds the answers there afterwards', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('participant');
  await page.goto('/');
  await page.getByRole('link', { name: /Faire le point à mi-parcours/ }).click();
  await expect(page).toHaveURL(/\/program\/task\//);
  const form = page.locator('main form');
  const send = form.getByRole('button', { name: 'Envoyer mes réponses' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(form.getByText(/^Si vous répondez oui, .* reçoit votre nom et ce souhait/)).toBeVisible();
  await noAxeViolations();

  await answerEverything(form);
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await send.click();
  await closeTaskCompleted(page);

  await expect(page.getByText(/Vos réponses du/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Vos réponses du/)).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
  await noAxeViolations();

  // Without a choice about cookies, the banner takes room that paper has not.
  await page.addInitScript(() => localStorage.removeItem('passerelle.consent'));
  await page.reload();
  await expect(page.getByText(/Vos réponses du/)).toBeVisible();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Imprimer' }).click();
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

import type { Page } from '@playwright/test';

import { dateField, enterDate } from '../support/dates';
import { desktop, expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** An action of its own, so that tests do not meet: its day lies in the past, so that there is something to report. */
async function plan(page: Page, title: string, actionType: string): Promise<string> {
  const contact = await page.request.post('/api/me/contacts', { data: { type: 'hr', lastName: `Personne ${title}` } });
  const { data: person } = (await contact.json()) as { data: { id: string } };
  const made = await page.request.post('/api/me/agenda', {
    data: { title, actionType, contact: person.id, type: 'real', date: '2025-11-18T10:00:00.000Z' },
  });
  expect(made.status()).toBe(200);
  return ((await made.json()) as { data: { id: string } }).data.id;
}

for (const viewport of [desktop, phone]) {
  test(`a participant opens an action, writes a note and the report, deletes it and takes it back, ${viewport.width} px`, async ({
    page,
    signIn,
    noAxeViolations,
  }) => {
    const title = `Conseil du ${viewport.width}`;
    await page.setViewportSize(viewport);
    await signIn('participant');
    await plan(page, title, 'adviseQuery');

    await page.goto(`/networking-actions?search=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(heading(page, title)).toBeVisible();
    await noAxeViolations();
    await expectNoSidewaysScrolling(page);

    await page.getByRole('button', { name: 'Ajouter une note' }).click();
    await page.getByLabel('Votre note').fill('Apporter le portfolio');
    await page.getByRole('button', { name: 'Enregistrer la note' }).click();
    const notes = page.getByRole('list', { name: 'Notes de l’action' });
    await expect(notes).toContainText('Apporter le portfolio');
    await page.getByRole('button', { name: /^Supprimer la note/ }).click();
    await expect(notes).toHaveCount(0);
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click();
    await expect(notes).toContainText('Apporter le portfolio');

    // Half a report outlives a reload.
    await page.getByLabel('Ce que vous retenez de l’échange').fill('Deux noms et une piste.');
    await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Ce que vous retenez de l’échange')).toHaveValue('Deux noms et une piste.');
    await noAxeViolations();
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: 'Enregistrer et valider l’action' }).click();
    await expect(page.getByText(/^Action validée le/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Modifier', exact: true })).toHaveCount(0);

    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await page.getByRole('button', { name: 'Supprimer l’action' }).click();
    await expect(page).toHaveURL(/\/networking-actions\?search=/);
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText(/est de nouveau dans vos actions$/)).toBeVisible();
    await page.getByRole('link', { name: /^Validées/ }).click();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  });
}

test('a participant edits an interview, reports on it, plans the next and notes the answer', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await page.setViewportSize(phone);
  await signIn('participant');
  const id = await plan(page, 'Entretien Ferrand', 'jobInterview');
  await page.goto(`/networking-actions/${id}/edit`);
  await page.getByLabel('Titre').fill('Premier entretien Ferrand');
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  await expect(page.getByText('L’action a été modifiée')).toBeVisible();
  await page.getByLabel('Ce que vous retenez de l’échange').fill('Une équipe de six, un chantier à reprendre.');
  await page.getByRole('button', { name: 'Enregistrer et valider l’action' }).click();

  await page.getByRole('link', { name: 'Planifier un entretien de suite' }).click();
  await expect(page.getByText(/^Fait suite à/)).toBeVisible();
  await expect(page.getByLabel('Titre')).toHaveValue('Suite\u00A0: Premier entretien Ferrand');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('radio', { name: /Personne Entretien Ferrand/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await enterDate(dateField(page, 'Jour'), '24/11/2037');
  await enterDate(dateField(page, 'Heure'), '12:00');
  await page.getByText('En visio', { exact: true }).click();
  await page.getByRole('button', { name: 'Planifier' }).click();
  await page.getByRole('link', { name: 'Voir l’action' }).click();
  const before = page.getByRole('list', { name: 'Entretiens précédents' });
  await expect(before.getByRole('link', { name: 'Premier entretien Ferrand' })).toBeVisible();
  await noAxeViolations();
  await expectNoSidewaysScrolling(page);

  await before.getByRole('link', { name: 'Premier entretien Ferrand' }).click();
  await page.getByRole('button', { name: 'Marquer comme refusé' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Marquer comme refusé' }).click();
  await expect(page.getByText(/^Entretien refusé le/)).toBeVisible();
});

test('another user’s action cannot be opened', async ({ page, signIn, expectTrouble }) => {
  expectTrouble(/404/);
  await signIn('participant');
  await page.goto('/networking-actions/00000000-0000-4000-8000-000000000000');
  await expect(heading(page, 'Cette action n’est pas dans votre agenda')).toBeVisible();
});

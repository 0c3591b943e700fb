import type { Locator, Page } from '@playwright/test';

import { dateField, enterDate, expectDate, firstPart } from '../support/dates';
import { expect, phone, test } from '../support/test';

/** The pending content is on the screen. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Clicks at the first position of the button, like a person: a button that moves is missed. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await painted(page);
  const place = await button.boundingBox();
  if (!place) throw new Error('There is nothing to press.');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await painted(page);
  expect(await button.boundingBox(), 'where the button is while it is pressed').toEqual(place);
  await page.mouse.up();
}

test.describe('A form leaves what is pressed where it is', () => {
  test.use({ viewport: phone });

  test('a contact gets one address with each press', async ({ page, signIn }) => {
    await signIn('participant');
    await page.goto('/contacts/create');
    await page.getByRole('button', { name: 'Ajouter d’autres informations' }).click();
    const add = page.getByRole('button', { name: 'Ajouter une adresse' });
    const addresses = page.getByRole('list', { name: 'Adresses' }).getByRole('listitem');
    for (const count of [1, 2, 3]) {
      await press(page, add);
      await expect(addresses).toHaveCount(count);
    }
    // A field left empty reports it once the press is done.
    await expect(addresses.first().getByText('Champ requis').first()).toBeVisible();
  });

  test('an offer lets a picture be chosen with one press', async ({ page, signIn }) => {
    await signIn('participant');
    await page.goto('/job-offers/create');
    await page.getByLabel('Intitulé du poste').focus();
    const chooser = page.waitForEvent('filechooser');
    await press(page, page.getByRole('button', { name: 'Choisir une image' }));
    await chooser;
    await expect(page.getByText('Champ requis').first()).toBeVisible();
  });

  test('the day of an action is typed where it was clicked, and kept when it is edited', async ({ page, signIn }) => {
    await signIn('participant');
    const contact = { type: 'hr', lastName: 'Rivet' };
    expect((await page.request.post('/api/me/contacts', { data: contact })).ok()).toBe(true);
    await page.goto('/networking-actions/create/what');
    await page.getByText('Demande de conseil', { exact: true }).click();
    await page.getByLabel('Titre').fill('Jour tapé');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByLabel('Chercher dans vos contacts').fill(contact.lastName);
    await page.getByText(contact.lastName, { exact: true }).first().click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    const day = dateField(page, 'Jour');
    await press(page, firstPart(day));
    await page.keyboard.type('24112037');
    await expectDate(day, '24/11/2037');
    await enterDate(dateField(page, 'Heure'), '12:00');
    await page.getByText('En visio', { exact: true }).click();
    await page.getByRole('button', { name: 'Planifier' }).click();
    await page.getByRole('link', { name: 'Voir l’action' }).click();
    await page.reload();
    await expect(page.getByText(/24\snovembre\s2037/).first()).toBeVisible();

    await page.getByRole('link', { name: 'Modifier', exact: true }).click();
    await expectDate(day, '24/11/2037');
    await press(page, day.getByRole('spinbutton', { name: 'Année' }));
    await page.keyboard.press('ArrowUp');
    await expectDate(day, '24/11/2038');
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(page.getByText(/24\snovembre\s2038/).first()).toBeVisible();
  });

  test('the account takes another language with one press', async ({ page, signIn }) => {
    await signIn('participant');
    await page.goto('/account');
    const name = page.getByLabel('Prénom', { exact: true });
    await name.fill('');
    const languages = page.getByRole('button', { name: 'Ajouter une langue' });
    await press(page, languages);
    await expect(page.getByText('Champ requis').first()).toBeVisible();
    await expect(name).not.toBeFocused();
  });
});

test('by keyboard, an error is shown as soon as the field is left', async ({ page, signIn }) => {
  await signIn('participant');
  await page.goto('/job-offers/create');
  await page.getByLabel('Intitulé du poste').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Champ requis')).toBeVisible();
});

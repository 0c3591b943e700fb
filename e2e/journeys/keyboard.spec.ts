import { dateField, firstPart } from '../support/dates';
import { arrowTo, pressEnter as press, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

test('an action is planned, looked at and cancelled without a mouse', async ({ page, signIn }) => {
  await signIn('participant');
  await page.goto('/');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await press(page, page.getByRole('main').getByRole('link', { name: 'Planifier une action' }));

  await tabTo(page, page.getByRole('radio').first());
  while (!(await page.getByRole('radio', { name: 'Demande de conseil' }).isChecked())) {
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(page, page.getByLabel('Titre'));
  await page.keyboard.type('Sans souris');
  await press(page, button('Continuer'));

  await tabTo(page, page.getByLabel('Chercher dans vos contacts'));
  await page.keyboard.type('morvan');
  await expect(page.getByText('1 contact trouvé')).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: /Agnès Morvan/ }));
  await page.keyboard.press('Space');
  await press(page, button('Continuer'));

  await tabTo(page, firstPart(dateField(page, 'Jour')));
  await page.keyboard.type('24112037');
  await tabTo(page, firstPart(dateField(page, 'Heure')));
  await page.keyboard.type('1230');
  await tabTo(page, page.getByRole('radio').first());
  while (!(await page.getByRole('radio', { name: 'En visio' }).isChecked())) await page.keyboard.press('ArrowDown');
  await press(page, button('Planifier'));

  const planned = page.getByRole('dialog', { name: /^C’est planifié/ });
  await expect(planned).toContainText('mardi 24 novembre 2037 à 12 h 30');
  await press(page, planned.getByRole('link', { name: 'Voir l’action' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sans souris');

  await press(page, button('Actions pour « Sans souris »'));
  const cancel = page.getByRole('menuitem', { name: 'Annuler l’action' });
  await arrowTo(page, cancel);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Annuler l’action' }));
  await expect(page.getByText(/^Action annulée/)).toBeVisible();
});

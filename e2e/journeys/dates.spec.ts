import { clearDate, dateField, enterDate, expectDate, firstPart } from '../support/dates';
import { desktop, expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

const locales = [
  { locale: 'fr', empty: 'JJ/MM/AAAA', typed: '24/11/2037', again: '05/12/2037' },
  { locale: 'en', empty: 'DD/MM/YYYY', typed: '24/11/2037', again: '05/12/2037' },
  { locale: 'cn', empty: 'YYYY/MM/DD', typed: '2037/11/24', again: '2037/12/05' },
];

for (const viewport of [desktop, phone]) {
  test.describe(`Dates, ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport === phone });

    for (const { locale, empty, typed, again } of locales) {
      test(`a day is typed with mouse and keyboard, in the order of the locale ${locale}`, async ({
        page,
        signIn,
        noAxeViolations,
      }) => {
        await signIn('participant');
        await page.addInitScript((code) => localStorage.setItem('passerelle.locale', code), locale);
        await page.goto('/job-offers/create');
        await page.getByRole('main').getByRole('textbox').first().fill(`Relance ${locale} ${viewport.width}`);
        await page.locator('input[value=external]').check();
        const day = page
          .getByRole('group')
          .filter({ has: page.getByRole('spinbutton') })
          .last();
        await expectDate(day, empty);
        await enterDate(day, typed);
        await expectDate(day, typed);
        await clearDate(day);
        await expectDate(day, empty);
        await enterDate(day, again);
        await expectDate(day, again);
        await noAxeViolations();
        await expectNoSidewaysScrolling(page);

        const created = page.waitForResponse(
          (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/me/jobOffers'),
        );
        await page.keyboard.press('Enter');
        expect(await (await created).json()).toMatchObject({ data: { followUpDate: '2037-12-05' } });
      });
    }

    test('a day that is none is said, and reached from the summary of the form', async ({ page, signIn }) => {
      await signIn('participant');
      await page.goto('/job-offers/create');
      const day = dateField(page, /^Me rappeler de relancer le/);
      await page.getByLabel('Intitulé du poste').fill('Relance impossible');
      await page.locator('input[value=external]').check();
      await enterDate(day, '31/02/2037');
      await page.keyboard.press('Enter');
      await page
        .getByRole('alert')
        .getByRole('link', { name: /^Me rappeler/ })
        .click();
      await expect(firstPart(day)).toBeFocused();
      await expect(day).toHaveAccessibleDescription(/Veuillez entrer une date valide/);
      await expectDate(day, '31/02/2037');
    });

    test('a day is chosen in the calendar', async ({ page, signIn, noAxeViolations }) => {
      await signIn('participant');
      await page.goto('/job-offers/create');
      const day = dateField(page, /^Me rappeler de relancer le/);
      await enterDate(day, '24/11/2037');
      await day.getByRole('button').click();
      await page.getByRole('gridcell', { name: '26', exact: true }).click();
      await noAxeViolations();
      const confirm = page.getByRole('button', { name: 'OK' });
      if (await confirm.isVisible()) await confirm.click();
      await expectDate(day, '26/11/2037');
    });

    test('a time is chosen among those that are offered', async ({ page, signIn, noAxeViolations }) => {
      await signIn('participant');
      const contact = { type: 'hr', lastName: `Horaire ${viewport.width}` };
      expect((await page.request.post('/api/me/contacts', { data: contact })).ok()).toBe(true);
      await page.goto('/networking-actions/create/what');
      await page.getByText('Demande de conseil', { exact: true }).click();
      await page.getByLabel('Titre').fill(`Heure choisie ${viewport.width}`);
      await page.getByRole('button', { name: 'Continuer' }).click();
      await page.getByLabel('Chercher dans vos contacts').fill(contact.lastName);
      await page.getByText(contact.lastName, { exact: true }).first().click();
      await page.getByRole('button', { name: 'Continuer' }).click();
      const time = dateField(page, 'Heure');
      await time.getByRole('button').click();
      const hours = page.getByRole('listbox', { name: 'Choisir heures' });
      await expect(hours.getByRole('option')).toHaveCount(15);
      await expect(page.getByRole('listbox', { name: 'Choisir minutes' }).getByRole('option')).toHaveCount(12);
      await noAxeViolations();
      await hours.getByRole('option', { name: /^14/ }).click();
      await page.getByRole('listbox', { name: 'Choisir minutes' }).getByRole('option', { name: /^35/ }).click();
      await page.getByRole('button', { name: 'OK' }).click();
      await expectDate(time, '14 h 35');
      await expectNoSidewaysScrolling(page);
    });
  });
}

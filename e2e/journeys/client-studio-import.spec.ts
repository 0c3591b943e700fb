import { chooseFile, expectFocusKept, expectFocusWithin, pressEnter, tabTo, typeInto } from '../support/keyboard';
import { titled } from '../support/studio';
import { button } from '../support/studio-keyboard';
import { expect, test } from '../support/test';
import { zipped } from '../support/zip';

/** Makes names unique, since a retry finds the data of the first attempt. */
const tag = crypto.randomUUID().slice(0, 8);

/** A pack of one page. */
const aPack = (title: string): Buffer =>
  zipped({
    'essai/pack.yaml': `name: Clavier ${tag}\nversion: '1.0'\nlocales: [fr]\n`,
    [`essai/pages/clavier-${tag}.md`]: `---\n${title}\n---\n\nUn essai.\n`,
  });

test('a pack is tried, corrected and imported as drafts without a mouse', async ({ page, signIn, noAxeViolations }) => {
  await signIn('admin');
  await page.goto('/client/content');
  await pressEnter(page, page.getByRole('link', { name: 'Importer un pack' }));
  await expect(titled(page, 'Importer un pack')).toBeVisible();
  const choosePack = (title: string, key: 'Enter' | 'Space') =>
    chooseFile(
      page,
      button(page, 'Choisir un pack'),
      { name: 'essai.zip', mimeType: 'application/zip', buffer: aPack(title) },
      key,
    );
  await choosePack(`titel: Clavier ${tag}`, 'Space');
  await expect(page.getByText(/^2 points à corriger/)).toBeVisible();
  await expectFocusWithin(page.getByRole('main'));
  await pressEnter(page, button(page, 'Choisir un autre pack'));
  await expect(button(page, 'Choisir un pack')).toBeVisible();
  await expectFocusWithin(page.getByRole('main'));

  await choosePack(`title: Clavier ${tag}`, 'Enter');
  await expect(page.getByRole('heading', { name: `Clavier ${tag}, version 1.0` })).toBeVisible();
  await expectFocusWithin(page.getByRole('main'));
  await pressEnter(page, button(page, 'Importer en brouillon'));
  await expect(page.getByText('Rien n’est publié')).toBeVisible();
  await expectFocusWithin(page.getByRole('main'));
  await noAxeViolations();
  await pressEnter(page, button(page, 'Créer ces brouillons'));
  await expect(page.getByText(`Clavier ${tag}, version 1.0, est en brouillon`)).toBeVisible();
  await expectFocusWithin(page.getByRole('main'));

  await pressEnter(page, page.getByRole('link', { name: 'Voir les brouillons' }));
  await expect(titled(page, 'Contenu')).toBeVisible();
  await expectFocusKept(page);
  // The rows are one stop of the Tab key, at the first of them: other tests change content meanwhile.
  await typeInto(page, page.getByLabel('Chercher un contenu'), tag);
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, page.getByRole('row').filter({ hasText: `Clavier ${tag}` }));
  await page.keyboard.press('Enter');
  await expect(titled(page, `Clavier ${tag}`)).toBeVisible();
  await expectFocusKept(page);
});

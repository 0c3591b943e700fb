import type { Locator, Page } from '@playwright/test';

import {
  arrowTo,
  chooseFile,
  expectFocusKept,
  expectFocusWithin,
  pressEnter,
  tabTo,
  typeInto,
} from '../support/keyboard';
import { expectSaved, titled } from '../support/studio';
import {
  beginDraft,
  button,
  choose,
  confirm,
  expectEscape,
  field,
  fillIn,
  makeDraft,
} from '../support/studio-keyboard';
import { desktop, expect, phone, test } from '../support/test';

/** Makes names unique, since a retry finds the data of the first attempt. */
const tag = crypto.randomUUID().slice(0, 8);

/** An MP3 of one frame, a picture of one pixel, and captions. */
const voice = Buffer.from(`fffb9064${'00'.repeat(500)}`, 'hex');

const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const spoken = 'WEBVTT\n\n00:00.000 --> 00:01.000\nBonjour.\n';

test('a document of the library gets its files without a mouse', async ({ page, signIn, noAxeViolations }) => {
  await signIn('admin');
  await beginDraft(page, 'Document', `Écouter ${tag}`);
  const family = page.getByRole('combobox', { name: 'Famille' });
  await typeInto(page, family, 'LinkedIn');
  await expect(family).not.toHaveValue('');
  const attach = async (to: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> => {
    await chooseFile(page, button(page, `Choisir : ${to}`), file);
    await expect(page.getByRole('group', { name: to }).getByRole('link')).toBeVisible();
    await expect(button(page, `Remplacer : ${to}`)).toBeFocused();
  };
  const audio = 'Fichier du document';
  await attach(audio, { name: 'voix.mp3', mimeType: 'audio/mpeg', buffer: voice });
  const replace = button(page, `Remplacer : ${audio}`);
  const longer = Buffer.concat([voice, voice]);
  await chooseFile(page, replace, { name: 'voix-longue.mp3', mimeType: 'audio/mpeg', buffer: longer });
  await expect(page.getByRole('group', { name: audio })).toContainText(/1\sko/);
  await expect(replace).toBeFocused();
  const cover = 'Couverture (facultatif)';
  await attach(cover, { name: 'voix.png', mimeType: 'image/png', buffer: point });
  const captions = 'Sous-titres, français (facultatif)';
  await attach(captions, { name: 'voix.vtt', mimeType: 'text/vtt', buffer: Buffer.from(spoken) });
  await expectSaved(page);
  await noAxeViolations();
  await tabTo(page, button(page, `Retirer : ${cover}`), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, `Choisir : ${cover}`)).toBeVisible();
  await expectFocusWithin(page.getByRole('group', { name: cover }));
  await expectSaved(page);
});

/** Expects the Tab key to go from one to the next, each after or below the one before in the page. */
async function expectReadingOrder(page: Page, size: typeof phone, targets: readonly Locator[]): Promise<void> {
  await page.setViewportSize(size);
  await tabTo(page, page.getByRole('link', { name: 'Retour au contenu' }), 'Shift+Tab');
  let before = { x: 0, y: 0 };
  for (const target of targets) {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
    const { x, y, height } = (await target.boundingBox()) ?? { ...before, height: 0 };
    const middle = y + height / 2;
    const isBelow = middle > before.y + height / 2;
    const isAbove = middle < before.y - height / 2;
    expect(isBelow || (!isAbove && x > before.x), `${String(target)} comes after the one before`).toBe(true);
    before = { x, y: middle };
  }
}

test('a page is begun and removed again without a mouse', async ({ page, signIn }) => {
  await signIn('admin');
  await beginDraft(page, 'Page', `Les horaires ${tag}`);
  await typeInto(page, field(page, 'Texte'), 'Le mardi.');
  await expectSaved(page);
  const menu = button(page, `Actions pour Les horaires ${tag}`);
  const [preview, publish] = [button(page, 'Voir comme un participant'), button(page, 'Publier')];
  await expectReadingOrder(page, desktop, [preview, publish, menu]);
  await expectReadingOrder(page, phone, [menu, preview, publish]);
  await tabTo(page, menu, 'Shift+Tab');
  await page.setViewportSize(desktop);
  await expect(menu).toBeFocused();
  await choose(page, menu, 'Supprimer le brouillon', 'Shift+Tab');
  await expectEscape(page, menu);
  await choose(page, menu, 'Supprimer le brouillon');
  await pressEnter(page, button(page.getByRole('dialog'), 'Supprimer le brouillon'));
  await expect(titled(page, 'Contenu')).toBeVisible();
  await expect(page.getByText('Le brouillon est supprimé')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocusKept(page);
});

test('questions get formatted answers without a mouse, and the Tab key leaves their editors', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('admin');
  await beginDraft(page, 'Questions fréquentes', `Les droits ${tag}`);
  const add = button(page, 'Ajouter une question');
  const question = (number: number) => page.getByRole('region', { name: `Question ${number}`, exact: true });
  await pressEnter(page, add);
  await expect(field(question(1), 'Question')).toBeFocused();
  await page.keyboard.type('Qui lit mes réponses ?');
  const answer = field(question(1), 'Réponse');
  await expect(answer).toBeVisible();
  // One stop for the buttons of the editor, then its text.
  await page.keyboard.press('Tab');
  await expect(question(1).getByRole('toolbar').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answer).toBeFocused();
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('Vous seul');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(', voir ');
  await expect(answer.locator('strong')).toHaveText('Vous seul');

  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Ajouter un lien' });
  const address = field(dialog, 'Adresse');
  await expect(address).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(answer).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(address).toBeFocused();
  await page.keyboard.type('nulle part');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(/Un lien commence par/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('example.org/droits');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(answer).toBeFocused();
  await expect(answer.getByRole('link')).toHaveAttribute('href', 'https://example.org/droits');

  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+Shift+8');
  await page.keyboard.type('vos notes');
  await expect(answer.getByRole('listitem')).toHaveText('vos notes');
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(answer).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const bold = question(1).getByRole('button', { name: 'Gras' });
  await expect(bold).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const link = question(1).getByRole('button', { name: 'Lien', exact: true });
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expectEscape(page, link);

  await pressEnter(page, add);
  await expect(field(question(2), 'Question')).toBeFocused();
  await page.keyboard.type('Et ensuite ?');
  await typeInto(page, field(question(2), 'Réponse'), 'Rien.');
  await expectSaved(page);
  await noAxeViolations();
  await tabTo(page, button(page, 'Monter : Question 2'), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(field(question(1), 'Question')).toHaveValue('Et ensuite ?');
  await expect(button(page, 'Monter : Question 1')).toBeFocused();
  const bin = button(page, 'Retirer la question 1');
  await pressEnter(page, bin);
  await expectEscape(page, bin);
  await page.keyboard.press('Enter');
  await confirm(page, 'Retirer la question', page.getByRole('region', { name: 'Questions' }));
  await expect(question(2)).toHaveCount(0);
  await expectSaved(page);
});

test('a page is translated beside its source without a mouse', async ({ page, signIn, noAxeViolations }) => {
  await signIn('admin');
  const { id, title } = await makeDraft(page, { kind: 'pages', title: `Nous écrire ${tag}` });
  await page.goto(`/client/content/items/${id}`);
  await typeInto(page, field(page, 'Texte'), 'Le mardi.');
  await expectSaved(page);
  const view = (name: string) => page.getByRole('navigation', { name: 'Vues' }).getByRole('link', { name });
  await tabTo(page, view('Traductions'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(view('Traductions')).toHaveAttribute('aria-current', 'true');
  await expect(view('Traductions')).toBeFocused();
  const add = button(page, 'Ajouter une langue');
  await choose(page, add, 'espagnol');
  await expect(field(page, 'Titre (espagnol)')).toBeVisible();
  await expect(add).toBeFocused();
  await typeInto(page, field(page, 'Titre (espagnol)'), 'Escribirnos');
  const translated = field(page, 'Texte (espagnol)');
  await typeInto(page, translated, 'El martes.');
  await expect(page.getByText('Tout est traduit')).toBeVisible();
  await expectSaved(page);
  await noAxeViolations();

  const languages = page.getByRole('navigation', { name: 'Langue de la traduction' });
  await tabTo(page, languages.getByRole('link', { name: /^anglais/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Titre (anglais)')).toBeVisible();
  await expect(languages.getByRole('link', { name: /^anglais/ })).toBeFocused();
  await typeInto(page, field(page, 'Titre (anglais)'), 'Write to us');
  await expectSaved(page);
  const open = page.getByRole('group', { name: 'Filtrer les textes' }).getByRole('button');
  await tabTo(page, open, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(field(page, 'Titre (anglais)')).toHaveCount(0);
  await expect(open).toBeFocused();

  // The source changes: its translation is read again, and still holds.
  await tabTo(page, view('Contenu'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await typeInto(page, field(page, 'Texte'), 'Sauf en août. ');
  await expectSaved(page);
  await tabTo(page, view('Traductions'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await pressEnter(page, languages.getByRole('link', { name: /^espagnol/ }));
  await pressEnter(page, button(page, 'Toujours juste : Texte'));
  await expect(button(page, 'Toujours juste : Texte')).toHaveCount(0);
  await expectFocusWithin(page.getByRole('listitem').filter({ has: translated }));
  await expectSaved(page);
  await expect(titled(page, title)).toBeVisible();
});

test('the list is searched, filtered, sorted and acted upon without a mouse', async ({
  page,
  signIn,
  noAxeViolations,
}) => {
  await signIn('admin');
  const mark = `liste-${tag}`;
  const publish: string[] = [];
  for (const name of ['Agir', 'Bouger']) {
    const item = await makeDraft(page, { kind: 'pages', title: `${name} ${mark}` });
    await fillIn(page, item, {}, 'Un texte.');
    publish.push(item.id);
  }
  const data = { publish, archive: [], dryRun: false };
  expect((await page.request.post('/api/content/publications', { data })).ok()).toBe(true);
  await page.goto('/client/content');
  const rows = page.getByRole('grid', { name: 'Contenu' }).locator('tbody').getByRole('link');
  const search = page.getByLabel('Chercher un contenu');
  await typeInto(page, search, mark);
  await expect(rows).toHaveCount(2);
  await expect(search).toBeFocused();
  const pages = page.getByRole('link', { name: 'Pages' });
  await tabTo(page, pages, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kind=pages/);
  await expect(pages).toBeFocused();
  const state = page.locator('button[aria-haspopup="menu"]').filter({ hasText: /^État/ });
  await pressEnter(page, state);
  await arrowTo(page, page.getByRole('menuitemradio', { name: 'Publié', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/status=published/);
  await expect(state).toBeFocused();
  const sort = button(page, /^Trier par/);
  await pressEnter(page, sort);
  await arrowTo(page, page.getByRole('menuitemradio', { name: 'Ordre alphabétique' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=title/);
  await expect(sort).toBeFocused();
  await expect(rows).toHaveText([`Agir ${mark}`, `Bouger ${mark}`]);
  await noAxeViolations();

  const menu = button(page, `Actions pour Bouger ${mark}`);
  await choose(page, menu, 'Archiver');
  await expectEscape(page, menu);
  await choose(page, menu, 'Archiver');
  const dialog = page.getByRole('dialog', { name: 'Archiver' });
  await pressEnter(page, button(dialog, 'Archiver maintenant'));
  await expect(dialog.getByText('C’est archivé')).toBeVisible();
  await pressEnter(page, dialog.getByRole('button', { name: 'Fermer' }).last());
  await expect(dialog).toHaveCount(0);
  await expect(rows).toHaveText([`Agir ${mark}`]);
  await expectFocusWithin(page.getByRole('main'));

  // Enter opens a row, and the list keeps its position afterwards.
  await tabTo(page, page.getByRole('row').filter({ hasText: `Agir ${mark}` }));
  await page.keyboard.press('Enter');
  await expect(titled(page, `Agir ${mark}`)).toBeVisible();
  await expectFocusKept(page);
  await tabTo(page, page.getByRole('link', { name: 'Retour au contenu' }));
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText([`Agir ${mark}`]);
  await expect(search).toHaveValue(mark);
});

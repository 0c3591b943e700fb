import type { Page } from '@playwright/test';

import { accessibilityFaults } from '../support/axe';
import { desktop, expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

/** Content in the document of each screen, and so in its first picture. */
const screens = {
  '/login': { as: null, title: 'Connexion' },
  '/': { as: 'participant', title: 'Bonjour Amel' },
  '/program': { as: 'participant', title: 'Votre programme' },
  '/networking-actions': { as: 'participant', title: 'Actions de Networking' },
  '/calendar': { as: 'participant', title: 'Calendrier des RDV' },
  '/contacts': { as: 'participant', title: 'Contacts' },
  '/library': { as: 'participant', title: 'Bibliothèque' },
  '/dashboard': { as: 'participant', title: 'Votre reporting' },
  '/account': { as: 'participant', title: 'Mon compte' },
  '/client/users': { as: 'owner', title: 'Utilisateurs' },
  '/client/reporting': { as: 'owner', title: 'Reporting' },
} as const;

/** Screens that are laid out otherwise in a wide window. */
const hasOtherLayout = ['/login', '/', '/calendar', '/account', '/client/users'];

/** As if the line were slow: of the page's scripts none arrives. */
const withoutScripts = (page: Page) => page.route(/\.js(\?|$)/, () => new Promise(() => undefined));

/** Returns the positions of the header, the heading, the intro and the menu links. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    ['header', 'main h1', 'main h1 + p', '[aria-label="Menu principal"] a'].map((selector) => {
      const shown = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
      const { x, y, width } = shown?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width].map(Math.round);
    }),
  );

for (const [path, { as, title }] of Object.entries(screens)) {
  for (const viewport of hasOtherLayout.includes(path) ? [phone, desktop] : [phone]) {
    test(`the document of ${path} shows its screen before any script has run, ${viewport.width} px wide`, async ({
      page,
      signIn,
    }) => {
      await page.setViewportSize(viewport);
      if (as) await signIn(as);
      await withoutScripts(page);
      await page.goto(path, { waitUntil: 'commit' });

      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('banner')).toHaveCount(1);
      // The first paint has no buttons: they could do nothing yet.
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      expect(await accessibilityFaults(page)).toEqual([]);
      const before = await placesOf(page);

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto(path);
      await expect(page.locator('[data-first-paint]')).toHaveCount(0);
      await expect(page.getByRole('main')).toHaveCount(1);
      await page.evaluate(() => document.fonts.ready);
      expect(await placesOf(page)).toEqual(before);
    });
  }
}

test('the login page stands in the document of each screen without a session', async ({ page }) => {
  await withoutScripts(page);
  await page.goto('/contacts', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Mot de passe oublié/ })).toHaveAttribute('href', '/forgotten-password');
});

test('a document in another language than the chosen one shows nothing until the page has drawn it', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('passerelle.locale', 'en'));
  await page.route(/\/main[\w.]*\.js/, () => new Promise(() => undefined));
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('#boot, #env')).toHaveCount(1);
  await expect(page.locator('[data-first-paint]')).toHaveCount(0);
});

test('the menu of the document leads where it says', async ({ page, signIn }) => {
  await signIn('participant');
  await withoutScripts(page);
  await page.goto('/contacts', { waitUntil: 'commit' });
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByRole('link', { name: 'Contacts' })).toHaveAttribute('aria-current', 'page');

  await menu.getByRole('link', { name: 'Bibliothèque' }).click({ noWaitAfter: true });

  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothèque' })).toBeVisible();
});

test('a keyboard that stands on a link of the document stands there in the page', async ({ page, signIn }) => {
  await signIn('participant');
  let start = (): void => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  // The scripts of the page run; the product chunks are held until the keyboard focus is set.
  await page.route(/\/product[\w.-]*\.js/, async (route) => {
    await started;
    await route.continue();
  });
  await page.goto('/contacts', { waitUntil: 'commit' });
  const link = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Bibliothèque' });
  await link.focus();
  start();

  await expect(page.locator('[data-first-paint]')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the document of another organisation wears its logo and its colour', async ({ page, signIn }) => {
  await signIn('otherParticipant');
  await withoutScripts(page);
  await page.goto('/contacts', { waitUntil: 'commit' });
  const button = page.getByRole('main').getByText('Ajouter un contact');
  await expect(button).toBeVisible();
  await expect(button).not.toHaveCSS('background-color', 'rgb(107, 90, 237)');
  await expect(page.getByRole('banner').locator('img').first()).toHaveAttribute('src', /^\/api\//);
});

test('the document is in the language of the account, and from right to left where that is', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(phone);
  await signIn('tested');
  await withoutScripts(page);
  const choose = (locale: string | null) => page.request.put('/api/me', { data: { locale } });
  try {
    for (const [locale, lang, title, direction] of [
      ['de', 'de', 'Ihr Programm', 'ltr'],
      ['ar', 'ar', 'برنامجكم', 'rtl'],
      ['jp', 'ja-JP', 'プログラム', 'ltr'],
    ] as const) {
      expect((await choose(locale)).status()).toBe(200);
      await page.goto('/program', { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(heading).toHaveCSS('direction', direction);
      await expectNoSidewaysScrolling(page);
    }
  } finally {
    await choose(null);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says what it needs, above header, menu and title', async ({ page, signIn }) => {
    await signIn('participant');
    await page.goto('/contacts');
    await expect(page.locator('noscript p')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Bibliothèque' })).toBeVisible();
  });
});

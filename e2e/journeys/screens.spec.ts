import { type Persona } from '../support/product';
import { desktop, expect, expectNoSidewaysScrolling, phone, test } from '../support/test';

interface Visit {
  persona: Persona;
  path: string;
  heading: RegExp;
}

/** Every screen, at both widths: no console error, no failed request, no axe violation, nothing cut off. */
const screens: Visit[] = [
  { persona: 'participant', path: '/', heading: /^Bonjour/ },
  { persona: 'participant', path: '/networking-actions', heading: /^Actions de Networking/i },
  { persona: 'participant', path: '/contacts', heading: /^Contacts/ },
  { persona: 'participant', path: '/calendar', heading: /^Calendrier des RDV/ },
  { persona: 'participant', path: '/job-offers', heading: /^Annonces/ },
  { persona: 'participant', path: '/library', heading: /^Bibliothèque/ },
  { persona: 'participant', path: '/dashboard', heading: /^Votre reporting/ },
  { persona: 'participant', path: '/faq', heading: /./ },
  { persona: 'participant', path: '/privacy-policy', heading: /./ },
  { persona: 'participant', path: '/terms-of-use', heading: /./ },
  { persona: 'participant', path: '/nowhere', heading: /./ },
  { persona: 'suspended', path: '/', heading: /^Bonjour/ },
  { persona: 'manager', path: '/client/users', heading: /^Utilisateurs/ },
  { persona: 'owner', path: '/client/users', heading: /^Utilisateurs/ },
  { persona: 'manager', path: '/client/dashboard', heading: /^Bonjour/ },
  { persona: 'owner', path: '/client/dashboard', heading: /^Bonjour/ },
  { persona: 'manager', path: '/client/reporting', heading: /^Reporting/ },
  { persona: 'owner', path: '/client/reporting?distrib=gender&compare=yes', heading: /^Reporting/ },
  { persona: 'owner', path: '/client/reporting/six-monthly', heading: /^Rapport semestriel/ },
  { persona: 'headHR', path: '/client/groups', heading: /^Groupes/ },
  { persona: 'owner', path: '/client/groups/form', heading: /^Créer un groupe/ },
  { persona: 'owner', path: '/client/organization', heading: /./ },
  { persona: 'superAdmin', path: '/client/organization', heading: /./ },
  { persona: 'owner', path: '/client/nowhere', heading: /./ },
  { persona: 'manager', path: '/client/user/create', heading: /^Accès refusé/ },
];

/** The same screens as other roles see them. */
const otherRoles: Visit[] = [
  { persona: 'headHR', path: '/client/users', heading: /^Utilisateurs/ },
  { persona: 'admin', path: '/client/users', heading: /^Utilisateurs/ },
  { persona: 'superAdmin', path: '/client/users', heading: /^Utilisateurs/ },
  { persona: 'headHR', path: '/client/dashboard', heading: /^Bonjour/ },
  { persona: 'admin', path: '/client/dashboard', heading: /^Bonjour/ },
  { persona: 'superAdmin', path: '/client/dashboard', heading: /^Bonjour/ },
  { persona: 'manager', path: '/client/user/create/identity', heading: /^Accès refusé/ },
  { persona: 'headHR', path: '/client/groups/form', heading: /^Accès refusé/ },
  { persona: 'owner', path: '/client/organizations/create', heading: /^Accès refusé/ },
];

const personas = new Set([...screens, ...otherRoles].map(({ persona }) => persona));

for (const persona of personas) {
  test(`screens of ${persona}`, async ({ page, signIn, settled, noAxeViolations }) => {
    test.slow();
    await signIn(persona);
    const isOwn = (visit: Visit): boolean => visit.persona === persona;
    for (const visit of [...screens, ...otherRoles].filter(isOwn)) {
      const { path, heading } = visit;
      await test.step(path, async () => {
        await page.setViewportSize(desktop);
        await page.goto(path);
        // The first paint has the elements of both the narrow and the wide layout, so wait until it is gone.
        await expect(page.locator('[data-first-paint]')).toHaveCount(0);
        // A dialog shown once may still cover the screen: closing it here would take it from its own journey.
        const title = page.getByRole('heading', { level: 1, includeHidden: true });
        await expect(title).toHaveText(heading);
        await expect(title).toHaveCount(1);
        if (/refusé/.test(heading.source)) await expect(page).toHaveTitle(/^Accès refusé – /);
        for (const viewport of screens.includes(visit) ? [desktop, phone] : [desktop]) {
          await page.setViewportSize(viewport);
          await settled();
          await noAxeViolations();
          await expectNoSidewaysScrolling(page);
        }
      });
    }
  });
}

for (const path of ['/client', '/client/users', '/client/nowhere']) {
  test(`a participant who opens ${path} is led home`, async ({ page, signIn }) => {
    await signIn('participant');
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour/);
  });
}

test('staff land in the client space, and may walk home and back', async ({ page, signIn, noAxeViolations }) => {
  await signIn('owner');
  await page.goto('/');
  await expect(page).toHaveURL('/client/dashboard');
  await page.getByRole('button', { name: /Votre compte/ }).click();
  await page.getByRole('menuitem', { name: 'Espace participant' }).click();
  await expect(page).toHaveURL('/');
  await noAxeViolations();
  await page.getByRole('main').getByRole('link', { name: 'Aller à l’espace client' }).click();
  await expect(page).toHaveURL('/client/dashboard');
});

test('forced colours: charts and gauges write in the colour of the system', async ({ page, signIn, settled }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await signIn('participant');
  for (const path of ['/', '/dashboard']) {
    await page.goto(path);
    await settled();
    const texts = page.locator('main svg text');
    await expect(texts.first()).toBeAttached();
    const fills = await texts.evaluateAll((all) => all.map((text) => getComputedStyle(text).fill));
    expect(new Set(fills)).toEqual(new Set(['rgb(255, 255, 255)']));
  }
});

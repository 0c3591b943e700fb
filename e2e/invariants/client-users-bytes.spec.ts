import type { Browser } from '@playwright/test';

import { type Persona, password, personas } from '../support/product';
import { countScripts } from '../support/script-bytes';
import { desktop, expect, test } from '../support/test';

/** Of compressed JavaScript, headers included, until the page is idle: docs/performance.md. */
const BUDGET_KB = 326;

interface Visit {
  path: string;
  persona: Persona;
  viewport: typeof desktop;
}

/** The first visit of a browser that has nothing yet. */
async function visit(browser: Browser, { path, persona, viewport }: Visit) {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(() =>
    localStorage.setItem('passerelle.consent', JSON.stringify({ analytics: false, at: new Date().toISOString() })),
  );
  await context.request.post('/api/auth', { data: { username: personas[persona], password } });
  const page = await context.newPage();
  const scripts = await countScripts(page);
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/remotes\/.*\.js$/.test(response.url())) texts.push(response.text());
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-first-paint]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const loaded = { kilobytes: scripts.kilobytes(), texts: await Promise.all(texts) };
  await context.close();
  return loaded;
}

for (const viewport of [{ width: 390, height: 800 }, desktop]) {
  test(`the list of people keeps to its budget of JavaScript, and loads neither schemas nor limits, ${viewport.width} px`, async ({
    browser,
  }) => {
    const users = await visit(browser, { path: '/client/users', persona: 'owner', viewport });

    expect(users.kilobytes).toBeLessThan(BUDGET_KB);
    // An enumeration beside a schema brings the library of schemas along: it belongs into `contract/enums`.
    expect(users.texts.length).toBeGreaterThan(0);
    expect(users.texts.filter((text) => text.includes('ExtendsUnion'))).toEqual([]);
    // Limits are inlined in the build: the name of one would mean that the whole table is loaded.
    expect(users.texts.filter((text) => text.includes('packLicenses'))).toEqual([]);
  });
}

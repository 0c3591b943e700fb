import { test as base, expect, type Page } from '@playwright/test';

import { accessibilityFaults } from './axe';
import { password, type Persona, personas, port } from './product';
import { startProduct } from './start-product.mjs';

interface Fixtures {
  /** Signs in without the form: for journeys that begin after it. */
  signIn: (persona: Persona) => Promise<void>;
  /** Requests and console errors that a test provokes on purpose. */
  expectTrouble: (pattern: RegExp) => void;
  /** Waits until nothing on the page says that it is still loading. */
  settled: () => Promise<void>;
  /** Fails on any accessibility fault of the current page. */
  noAxeViolations: () => Promise<void>;
}

/** Fails a test whose page has a console error or a failed request, whatever the test is about. */
function watch(page: Page, allowed: RegExp[]): string[] {
  const trouble: string[] = [];
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) trouble.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation aborts requests that are under way: that is no failure.
    if (reason !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
  });
  return trouble;
}

/** Waits for the end of animations, which lower the contrast; they begin a frame after their element appears. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (let still = 0; still < 3; still += 1) {
      if (ending().length > 0) still = 0;
      await Promise.allSettled(ending().map(({ finished }) => finished));
      await frame();
    }
  });

interface Options {
  /** The earlier cookie decision; null: none yet. */
  consent: boolean | null;
}

export const test = base.extend<Fixtures & Options & { allowedTrouble: RegExp[] }>({
  consent: [false, { option: true }],
  // A retry has its own product, without the data of the first attempt.
  baseURL: [
    async ({ baseURL }, use, { retry, parallelIndex }) => {
      if (retry === 0) return use(baseURL);
      const product = await startProduct({ port: port + 100 + parallelIndex });
      await use(product.origin);
      await product.stop();
    },
    // Its start does not count as time of the test.
    { scope: 'test', timeout: 120_000 },
  ],
  allowedTrouble: async ({}, use) => use([]),
  expectTrouble: async ({ allowedTrouble }, use) => use((pattern) => void allowedTrouble.push(pattern)),
  context: async ({ context, consent }, use) => {
    await context.addInitScript((analytics) => {
      if (analytics === null || localStorage.getItem('passerelle.consent')) return;
      localStorage.setItem('passerelle.consent', JSON.stringify({ analytics, at: new Date().toISOString() }));
    }, consent);
    await use(context);
  },
  page: async ({ page, allowedTrouble }, use) => {
    const trouble = watch(page, allowedTrouble);
    await use(page);
    expect(trouble, 'console errors and failed requests').toEqual([]);
  },
  signIn: async ({ page }, use) =>
    use(async (persona) => {
      const data = { username: personas[persona], password };
      // All browsers of a run share an IP address, so too many sign-ins at once get a rate limit answer.
      const answered = async () => (await page.request.post('/api/auth', { data })).status();
      await expect.poll(answered, { message: `signing in as ${persona}`, intervals: [5_000] }).toBe(200);
    }),
  // Does not wait for the network to be idle: a page that polls never is.
  settled: async ({ page }, use) =>
    use(async () => {
      // During a change of screen neither the old screen nor a skeleton is shown.
      await page.waitForFunction(
        () => document.querySelector('h1') && !document.querySelector('[aria-busy="true"], .MuiSkeleton-root'),
      );
    }),
  noAxeViolations: async ({ page, settled }, use) =>
    use(async () => {
      await settled();
      await stillness(page);
      expect(await accessibilityFaults(page)).toEqual([]);
    }),
});

export { expect };

export const phone = { width: 360, height: 760 };
export const desktop = { width: 1440, height: 900 };

export const expectNoSidewaysScrolling = async (page: Page): Promise<void> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
};

/** Closes the dialog that reports the reward once a task is complete. */
export async function closeTaskCompleted(page: Page): Promise<void> {
  const moment = page.getByRole('dialog', { name: /^Tâche validée/ });
  await expect(moment.getByText(/est derrière vous\.$/)).toBeVisible();
  await moment.getByRole('button', { name: 'Fermer' }).click();
  await expect(moment).toBeHidden();
}

import { chromium } from '@playwright/test';

import { findBrowser } from '../../shared/build/test-run/browser.mjs';
import { median, ratio, table } from './numbers.mjs';
import { startProduct } from '../support/start-product.mjs';

const password = 'Passerelle-2026!';
const books = {
  few: { username: 'participant@other.example', contacts: 20 },
  many: { username: 'participant@demo.example', contacts: 5_000 },
};
const names = 'Martin Bernard Durand Garnier Lambert Fontaine Rousseau Vasseur Marchand Lemaire'.split(' ');

/**
 * Compares the page with 5,000 contacts to the page with 20: the test types into the search, slowly enough
 * that answers arrive while it types, then scrolls down the list. The CPU is slowed four times.
 * @param {number} rounds
 */
export async function benchTyping(rounds) {
  const product = await startProduct({ port: 4393 });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    for (const book of Object.values(books)) await fill(browser, product.origin, book);
    /** @type {Record<keyof typeof books, Record<string, number>[]>} */
    const runs = { few: [], many: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const name of /** @type {const} */ (['few', 'many'])) {
        runs[name].push(await measure(browser, product.origin, books[name].username));
      }
    }
    const rows = Object.keys(runs.few[0] ?? {}).map((what) => {
      const [few, many] = [runs.few, runs.many].map((list) => median(list.map((run) => run[what] ?? NaN)));
      return {
        what,
        '20 contacts': (few ?? NaN).toFixed(0),
        '5,000 contacts': (many ?? NaN).toFixed(0),
        ratio: ratio(many ?? NaN, few ?? NaN),
      };
    });
    table(`Typing 20 letters into the search of contacts (medians of ${rounds}, CPU ÷ 4)`, rows);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {{ username: string, contacts: number }} book
 */
async function fill(browser, origin, { username, contacts }) {
  const { request, close } = await signedIn(browser, origin, username);
  const { data } = await (await request.get(`${origin}/api/me/contacts/count`)).json();
  const missing = Array.from({ length: Math.max(contacts - data.all, 0) }, (_, index) => ({
    contact: {
      type: 'hr',
      firstName: 'Camille',
      lastName: `${names[index % names.length]} ${index}`,
      company: { name: 'Responsable Nord' },
    },
    choice: 'create',
  }));
  for (let from = 0; from < missing.length; from += 1_000) {
    const sent = await request.post(`${origin}/api/me/contacts/import`, {
      data: { rows: missing.slice(from, from + 1_000) },
      timeout: 120_000,
    });
    if (!sent.ok()) throw new Error(`The book was not filled: ${await sent.text()}`);
  }
  await close();
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {string} username
 */
async function signedIn(browser, origin, username) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
  const signed = await context.request.post(`${origin}/api/auth`, { data: { username, password } });
  if (!signed.ok()) throw new Error(`${username} cannot sign in: ${signed.status()}`);
  return { context, request: context.request, close: () => context.close() };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {string} username
 */
async function measure(browser, origin, username) {
  const { context, close } = await signedIn(browser, origin, username);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(`${origin}/contacts`);
    const search = page.locator('[data-search] input');
    await page.locator('main li').first().waitFor();
    await search.click();
    await page.waitForTimeout(1_000);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(watch);
    await page.keyboard.type('cam', { delay: 90 });
    await page.waitForTimeout(450);
    await page.keyboard.type('ille res', { delay: 90 });
    await page.waitForTimeout(450);
    await page.keyboard.type('ponsable ', { delay: 90 });
    await page.waitForTimeout(1_500);
    const typed = await page.evaluate(seen);
    await page.mouse.move(700, 600);
    for (let step = 0; step < 20; step += 1) {
      await page.mouse.wheel(0, 120);
      await page.waitForTimeout(30);
    }
    const scrolled = await page.evaluate(seen);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    return {
      'longest task while typing, ms': typed.task,
      'slowest key until it was painted, ms': typed.key,
      'longest frame while running down the list, ms': scrolled.frame,
      'elements on the page': elements,
    };
  } finally {
    await close();
  }
}

/** In the page: notes every task, key and frame. */
function watch() {
  const noted = { task: 0, key: 0, frame: 0 };
  Object.assign(window, { noted });
  const note = (/** @type {'task' | 'key'} */ what) => (/** @type {PerformanceObserverEntryList} */ list) => {
    for (const { duration } of list.getEntries()) noted[what] = Math.max(noted[what], duration);
  };
  new PerformanceObserver(note('task')).observe({ type: 'longtask' });
  const keys = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver(note('key')).observe(keys);
  let last = performance.now();
  const frame = (/** @type {number} */ at) => {
    noted.frame = Math.max(noted.frame, at - last);
    last = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Runs in the page; returns the values noted since the last call. */
function seen() {
  const { noted } = /** @type {{ noted: { task: number, key: number, frame: number } }} */ (
    /** @type {unknown} */ (window)
  );
  const past = { ...noted };
  Object.assign(noted, { task: 0, key: 0, frame: 0 });
  return past;
}

import { chromium } from '@playwright/test';

import { findBrowser } from '../../shared/build/test-run/browser.mjs';
import { startProduct } from '../support/start-product.mjs';
import { median, table } from './numbers.mjs';

const rows = 100;

/**
 * Cost of a page of a hundred people in the browser: the list is on the screen with twenty rows, then a hundred are asked
 * for, with every column. The test answers itself, repeating its people under other ids.
 * @param {number} rounds
 */
export async function benchWideTable(rounds) {
  const product = await startProduct({ port: 4394 });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const lines = [];
    for (const slowed of [1, 4]) {
      const runs = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await measure(browser, product.origin, slowed));
      lines.push({
        processor: slowed === 1 ? 'as it is' : `÷ ${slowed}`,
        'longest task, ms': median(runs.map(({ longest }) => longest)).toFixed(0),
        'tasks over 50 ms': median(runs.map(({ tasks }) => tasks)),
      });
    }
    table(`A page of ${rows} people in a wide table (medians of ${rounds})`, lines);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} slowed
 */
async function measure(browser, origin, slowed) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
  try {
    const account = { username: 'owner@demo.example', password: 'Passerelle-2026!' };
    const signed = await context.request.post(`${origin}/api/auth`, { data: account });
    if (!signed.ok()) throw new Error(`The owner cannot sign in: ${signed.status()}`);
    const page = await context.newPage();
    await page.route(/\/api\/users\?.*pageSize=100/, async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      const items = Array.from({ length: rows }, (_, index) => ({
        ...data.items[index % data.items.length],
        id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      }));
      await route.fulfill({ json: { data: { ...data, items, totalCount: 1_000, pageCount: 10 } } });
    });
    await page.goto(`${origin}/client/users`);
    await page.locator('tbody tr').nth(19).waitFor();
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await page.evaluate(watch);
    await page.getByRole('button', { name: /^Lignes par page/ }).click();
    await page
      .getByRole('option', { name: '100' })
      .or(page.getByRole('menuitemradio', { name: '100' }))
      .click();
    await page
      .locator('tbody tr')
      .nth(rows - 1)
      .waitFor();
    await page.waitForTimeout(500);
    return await page.evaluate(seen);
  } finally {
    await context.close();
  }
}

/** In the page: notes every task that the browser calls long, which is one of more than 50 ms. */
function watch() {
  /** @type {number[]} */
  const noted = [];
  Object.assign(window, { noted });
  new PerformanceObserver((list) => noted.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

/** Runs in the page; returns the noted tasks. */
function seen() {
  const { noted } = /** @type {{ noted: number[] }} */ (/** @type {unknown} */ (window));
  return { longest: Math.max(0, ...noted), tasks: noted.length };
}

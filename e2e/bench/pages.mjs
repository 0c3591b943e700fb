import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { findBrowser } from '../../shared/build/lib/browser.mjs';
import { buildDir } from '../../shared/build/paths.mjs';
import { measurePage } from './measure-page.mjs';
import { median, ratio, table } from './numbers.mjs';
import { startProduct } from '../support/start-product.mjs';

/** Budget to hold: docs/performance.md. */
const pages = [
  { name: 'login', path: '/login', signedIn: false },
  { name: 'home', path: '/', signedIn: true },
  { name: 'contacts', path: '/contacts', signedIn: true },
];

/** @param {number} rounds */
export async function benchPages(rounds) {
  const federated = await startProduct({ port: 4391 });
  const single = await startProduct({ port: 4392, webDir: join(buildDir, 'monolith') });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const rows = [];
    for (const page of pages) {
      /** @type {{ federated: Record<string, number>[], single: Record<string, number>[] }} */
      const runs = { federated: [], single: [] };
      // Interleaved, so that what the machine does meanwhile falls on both.
      for (let round = 0; round < rounds; round += 1) {
        runs.federated.push(await measurePage(browser, federated.origin, page));
        runs.single.push(await measurePage(browser, single.origin, page));
      }
      const of = (/** @type {Record<string, number>[]} */ list, /** @type {string} */ key) =>
        median(list.map((run) => run[key] ?? NaN));
      const compare = (/** @type {string} */ key) => ratio(of(runs.federated, key), of(runs.single, key));
      rows.push({
        page: page.name,
        'JS, KB (brotli)': (of(runs.federated, 'scriptBytes') / 1024).toFixed(1),
        'JS ×': compare('scriptBytes'),
        requests: `${of(runs.federated, 'requests')} / ${of(runs.single, 'requests')}`,
        'LCP ×': compare('lcp'),
        'script time ×': compare('scriptTime'),
      });
    }
    table(`Federated against the same sources as one bundle (medians of ${rounds}, 40 ms, 10 Mbit/s, CPU ÷ 4)`, rows);
  } finally {
    await browser.close();
    await Promise.all([federated.stop(), single.stop()]);
  }
}

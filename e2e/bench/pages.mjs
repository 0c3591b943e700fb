import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { findBrowser } from '../../shared/build/test-run/browser.mjs';
import { buildDir } from '../../shared/build/paths.mjs';
import { startProduct } from '../support/start-product.mjs';
import { measurePage } from './measure-page.mjs';
import { median, ratio, table } from './numbers.mjs';
import { desk, firstScreens, mainScreens, phone } from './visits.mjs';

/** @typedef {Record<string, number>} Run */

/** Budget to hold: docs/performance.md.
 * @param {number} rounds
 * @param {{ before?: string, what?: readonly string[] }} [options] `before`: the built pages of an earlier state, against which
 * the phone's are measured in place of one bundle
 */
export async function benchPages(rounds, { before, what = ['desk', 'phone'] } = {}) {
  const product = await startProduct({ port: port(0) });
  const other = await startProduct({ port: port(1), webDir: before ?? join(buildDir, 'monolith') });
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
  const against = before ? 'the state before' : 'the same sources as one bundle';
  /** @param {import('./visits.mjs').Visit} visit @param {typeof desk} device */
  const compare = async (visit, device) => {
    /** @type {Run[]} */
    const ours = [];
    /** @type {Run[]} */
    const theirs = [];
    // Interleaved, so that other load on the machine affects both.
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await measurePage(browser, product.origin, visit, device));
      theirs.push(await measurePage(browser, other.origin, visit, device));
    }
    return of(ours, theirs);
  };
  try {
    if (what.includes('desk')) {
      const rows = [];
      for (const visit of firstScreens) {
        const { both, times, kilobytes } = await compare(visit, desk);
        rows.push({
          page: visit.name,
          'JS, KB (brotli)': kilobytes(0),
          'JS ×': times('scriptBytes'),
          requests: both('requests'),
          'LCP ×': times('lcp'),
          'script time ×': times('scriptTime'),
        });
      }
      table(`Against ${against} (medians of ${rounds}, ${desk.name})`, rows);
    }
    if (what.includes('phone')) {
      const rows = [];
      for (const visit of mainScreens) {
        const { both, times, kilobytes } = await compare(visit, phone);
        rows.push({
          page: visit.name,
          'JS, KB': `${kilobytes(0)} / ${kilobytes(1)}`,
          'JS ×': times('scriptBytes'),
          requests: both('requests'),
          'LCP, ms': both('lcp'),
          'LCP ×': times('lcp'),
          shift: both('shift', 3),
          'blocking, ms': both('blocking'),
          'script time ×': times('scriptTime'),
        });
      }
      table(`Against ${against} (medians of ${rounds}, ${phone.name})`, rows);
    }
  } finally {
    await browser.close();
    await Promise.all([product.stop(), other.stop()]);
  }
}

/** @param {number} next */
const port = (next) => Number(process.env.E2E_PORT ?? 4391) + next;

/** Medians of both sides, as they stand in the tables. @param {Run[]} ours @param {Run[]} theirs */
function of(ours, theirs) {
  const sides = [ours, theirs];
  const middle = (/** @type {number} */ side, /** @type {string} */ key) =>
    median((sides[side] ?? []).map((run) => run[key] ?? NaN));
  return {
    both: (/** @type {string} */ key, digits = 0) =>
      [0, 1].map((side) => middle(side, key).toFixed(digits)).join(' / '),
    times: (/** @type {string} */ key) => ratio(middle(0, key), middle(1, key)),
    kilobytes: (/** @type {number} */ side) => (middle(side, 'scriptBytes') / 1024).toFixed(1),
  };
}

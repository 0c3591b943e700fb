import { countScripts } from '../support/script-bytes';
import { expect, test } from '../support/test';

/** Of compressed JavaScript, headers included. The goal is what the list of people loads, met without a drawing: docs/performance.md. */
const BUDGET_KB = 252;

const isEngine = (url: string): boolean => /chart-engine/.test(url);

test('the reporting without a drawing loads no more JavaScript than its budget, and the drawing only with a press', async ({
  page,
  signIn,
}) => {
  await signIn('owner');
  const engines: string[] = [];
  page.on('request', (request) => {
    if (isEngine(request.url())) engines.push(request.url());
  });
  const counted = await countScripts(page);
  // Tables need no drawing.
  await page.goto('/client/reporting?view=table');
  await expect(page.getByRole('heading', { name: 'Reporting', level: 1 })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(engines).toEqual([]);
  expect(counted.kilobytes()).toBeLessThan(BUDGET_KB);

  await page.getByRole('button', { name: 'Graphique' }).first().click();
  await expect.poll(() => engines.length).toBe(1);
});

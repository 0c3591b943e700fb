import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Accessibility faults of the current page, each with its elements. */
export async function accessibilityFaults(
  page: Page,
  { withoutRules = [] }: { withoutRules?: string[] } = {},
): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(withoutRules.map((id) => [id, { enabled: false }])),
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as { axe: typeof axe }).axe.run(asked),
    options,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
  );
}

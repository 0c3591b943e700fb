import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The accessibility faults of what a page shows, each with the elements that have it.
 * Every frame of the product has its origin, so one run in the page sees all: the default mode opens a page more per run.
 */
export async function accessibilityFaults(
  page: Page,
  { withoutRules = [] }: { withoutRules?: string[] } = {},
): Promise<string[]> {
  const rules = Object.fromEntries(withoutRules.map((id) => [id, { enabled: false }]));
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
  );
}

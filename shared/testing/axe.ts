import { run, type RunOptions } from 'axe-core';

/** jsdom neither lays out nor paints: contrast is for the end-to-end tests. */
const options: RunOptions = { rules: { 'color-contrast': { enabled: false } }, resultTypes: ['violations'] };

/** Fails unless the page is clean: `await axe()`, or of one element, `await axe(element)`. */
export async function axe(element: Element = document.documentElement): Promise<void> {
  const { violations } = await run(element, options);
  const faults = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}\n  ${html}`));
  if (faults.length > 0) throw new Error(`axe found ${faults.length} violations:\n${faults.join('\n')}`);
}

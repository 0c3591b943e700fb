import { run, type RunOptions } from 'axe-core';

/** jsdom neither lays out nor paints: what has to look at the page is for the end-to-end tests. */
const unseen = ['color-contrast', 'label-content-name-mismatch'];
const options: RunOptions = {
  rules: Object.fromEntries(unseen.map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
};

/** Watches the size of a chart where `ResizeObserver` is missing, as in jsdom. */
const sizeSensor = '.size-sensor-object';

/** Fails unless the page is clean: `await axe()`, or of one element, `await axe(element)`. */
export async function axe(element: Element = document.documentElement): Promise<void> {
  const { violations } = await run({ include: [element], exclude: [sizeSensor] }, options);
  const faults = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}\n  ${html}`));
  if (faults.length > 0) throw new Error(`axe found ${faults.length} violations:\n${faults.join('\n')}`);
}

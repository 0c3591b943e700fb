let last: Promise<unknown> = Promise.resolve();

/** One after another, each in a task of its own: whatever there is to draw, the page answers in between. */
export function inTurn(act: () => void): void {
  last = last.then(() => new Promise((resolve) => setTimeout(resolve))).then(act);
}

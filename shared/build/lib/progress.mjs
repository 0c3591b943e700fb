const started = Date.now();

/** One line per step, with the time since the start: a newcomer sees that something happens, and what. */
export const say = (/** @type {string} */ text) =>
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);

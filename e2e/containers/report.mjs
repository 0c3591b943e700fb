const started = Date.now();

/** Checks one after the other, counts them, and says of each how it went. */
export class Report {
  passed = 0;
  failed = 0;

  /** @param {string} line */
  say(line) {
    console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`);
  }

  /** @param {string} name @param {() => Promise<void>} work @returns {Promise<boolean>} */
  async check(name, work) {
    try {
      await work();
      this.passed += 1;
      this.say(`ok      ${name}`);
      return true;
    } catch (error) {
      this.failed += 1;
      this.say(`FAILED  ${name}\n${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }
}

/** @param {unknown} actual @param {unknown} expected @param {string} what */
export function assertEqual(actual, expected, what) {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what}: ${is} instead of ${should}`);
}

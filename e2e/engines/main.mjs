/** `node e2e/engines/main.mjs`: runs the main journeys on the build in engines other than Chromium. */
import { fileURLToPath } from 'node:url';

import { findFirefox, findWebKit } from '../../shared/build/test-run/servers.mjs';
import { startProduct } from '../support/start-product.mjs';
import { startFirefox } from './firefox.mjs';
import { takeMainJourneys } from './journey.mjs';
import { startWebKit } from './webkit.mjs';

const port = Number(process.env.ENGINES_PORT ?? Number(process.env.E2E_PORT ?? 4390) + 1);

/** @type {Record<string, () => Promise<import('./page.mjs').Engine>>} */
const engines = {
  Firefox: async () => startFirefox(await findFirefox()),
  WebKit: async () => startWebKit(await findWebKit()),
};

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @param {() => Promise<import('./page.mjs').Engine>} start @param {string} origin */
async function attempt(start, origin) {
  const engine = await start();
  try {
    await takeMainJourneys(engine, origin);
  } catch (error) {
    const text = await engine.run('return document.body.innerText', []).catch(() => 'nothing');
    throw new Error(`${messageOf(error)}\nThe page shows: ${text}`, { cause: error });
  } finally {
    await engine.close();
  }
}

/** Retries a step once, since a busy machine may fail it, and reports the retry. @param {string} name @param {() => Promise<void>} act */
async function failureOfTwo(name, act) {
  try {
    await act();
    return undefined;
  } catch (error) {
    console.log(`  TWICE   ${name}: ${messageOf(error)}`);
  }
  return act().catch((error) => error);
}

/** One after the other: each is as slow as the machine beneath it. @returns {Promise<{ passed: number, failed: number }>} */
export async function checkEngines() {
  const count = { passed: 0, failed: 0 };
  const { origin, stop } = await startProduct({ port });
  try {
    for (const [name, start] of Object.entries(engines)) {
      const from = Date.now();
      const failure = await failureOfTwo(name, () => attempt(start, origin));
      if (failure === undefined) {
        count.passed += 1;
        console.log(`  ok      ${name}: the main journeys (${Math.round((Date.now() - from) / 1000)} s)`);
      } else {
        count.failed += 1;
        console.log(`  FAILED  ${name}: ${messageOf(failure)}`);
      }
    }
  } finally {
    await stop();
  }
  return count;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await checkEngines();
  process.exit(failed > 0 ? 1 : 0);
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { idOf, retry } from './page.mjs';

/** @typedef {import('./page.mjs').Engine} Engine */

const PORT = Number(process.env.WEBKIT_DRIVER_PORT ?? 2878);
const DISPLAY = process.env.WEBKIT_DISPLAY ?? ':97';
const TIMEOUT_MS = 60_000;

/** WebDriver over HTTP. @param {'GET' | 'POST' | 'DELETE'} method @param {string} path @param {object} [body] */
async function send(method, path, body) {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = /** @type {{ value: any }} */ (await answer.json());
  if (!answer.ok) throw new Error(`${path}: ${value?.message || value?.error || answer.status}`);
  return value;
}

const press = `
  const [element] = arguments;
  if (!(element instanceof HTMLOptionElement)) return element.click();
  element.selected = true;
  element.parentElement.dispatchEvent(new Event('change', { bubbles: true }));`;

/**
 * WebKitGTK has no headless mode, so it draws on a virtual screen.
 * @param {{ driver: string, browser: string, screen: string }} programs @returns {Promise<Engine>}
 */
export async function startWebKit({ driver, browser, screen }) {
  const home = mkdtempSync(join(tmpdir(), 'passerelle-webkit-'));
  const env = { ...process.env, DISPLAY, HOME: home, LANG: 'C.UTF-8', LANGUAGE: 'fr', LIBGL_ALWAYS_SOFTWARE: '1' };
  const started = [
    spawn(screen, [DISPLAY, '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
    spawn(driver, [`--port=${PORT}`, '--host=127.0.0.1'], { stdio: 'ignore', env }),
  ];
  const close = async () => {
    for (const child of started.reverse()) child.kill('SIGTERM');
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await retry('WebKitWebDriver to listen', () => send('GET', '/status'));
    const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
    // The screen may not be there yet.
    const { sessionId } = await retry('WebKitGTK to open a window', () =>
      send('POST', '/session', { capabilities: { alwaysMatch: options } }),
    );
    const session = `/session/${sessionId}`;
    return {
      navigate: (url) => send('POST', `${session}/url`, { url }),
      run: (script, args) => send('POST', `${session}/execute/sync`, { script, args }),
      // By script: the driver’s own click fails on links of this page without saying why, or does not come back.
      click: (element) => send('POST', `${session}/execute/sync`, { script: press, args: [element] }),
      type: (element, text) => send('POST', `${session}/element/${idOf(element)}/value`, { text }),
      close: async () => {
        await send('DELETE', session).catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

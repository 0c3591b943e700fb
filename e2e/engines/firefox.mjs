import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { idOf, retry } from './page.mjs';

/** @typedef {import('./page.mjs').Engine} Engine */

const PORT = Number(process.env.MARIONETTE_PORT ?? 2877);

const preferences = `
user_pref("marionette.port", ${PORT});
user_pref("intl.accept_languages", "fr-FR, fr");
user_pref("app.normandy.enabled", false);
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
`;

/** @returns {Promise<import('node:net').Socket>} */
const dial = () =>
  new Promise((resolve, reject) => {
    const socket = connect(PORT, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

/**
 * Firefox’s own remote protocol, which geckodriver would only translate: messages of `length:[0, id, name, parameters]`,
 * answered by `length:[1, id, error, value]`.
 * @param {import('node:net').Socket} socket
 */
function marionette(socket) {
  let waiting = Buffer.alloc(0);
  let lastId = 0;
  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
  const asked = new Map();
  const fail = () => {
    for (const { reject } of asked.values()) reject(new Error('Firefox has gone.'));
  };
  socket.on('close', fail);
  socket.on('error', fail);
  socket.on('data', (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      const colon = waiting.indexOf(':');
      const end = colon + 1 + Number(waiting.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || waiting.length < end) return;
      const message = JSON.parse(waiting.subarray(colon + 1, end).toString());
      waiting = waiting.subarray(end);
      // The first one is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, value] = message;
      if (error) asked.get(id)?.reject(new Error(error.message));
      else asked.get(id)?.resolve(value?.value);
      asked.delete(id);
    }
  });
  return (/** @type {string} */ name, /** @type {object} */ parameters = {}) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      asked.set(lastId, { resolve, reject });
      const text = JSON.stringify([0, lastId, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

/** @param {string} program @returns {Promise<Engine>} */
export async function startFirefox(program) {
  const profile = mkdtempSync(join(tmpdir(), 'passerelle-firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences);
  const browser = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  const gone = new Promise((resolve) => browser.once('close', resolve));
  const close = async () => {
    browser.kill('SIGKILL');
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = await retry('Firefox to listen', dial);
    const send = marionette(socket);
    await send('WebDriver:NewSession');
    return {
      navigate: (url) => send('WebDriver:Navigate', { url }),
      run: (script, args) => send('WebDriver:ExecuteScript', { script, args }),
      click: (element) => send('WebDriver:ElementClick', { id: idOf(element) }),
      // Types key by key into the focused element, since a date field moves the focus.
      type: async (element, text) => {
        await send('WebDriver:ElementClick', { id: idOf(element) });
        const actions = text.split('').flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
        return send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
      close: async () => {
        socket.destroy();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

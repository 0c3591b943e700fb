import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Calls of a neighbour's pages. */
const paths = ['/me', '/me/contacts?page=0&pageSize=20', '/me/agenda?page=0&pageSize=20', '/me/notifications?page=0'];
/** Milliseconds from one call to the next, whether the one before is answered or not: people do not wait for each other. */
const INTERVAL_MS = 50;

/**
 * Durations of a neighbour's calls, in milliseconds.
 * @param {string} url
 * @param {string} cookie
 * @param {number} calls
 */
export async function timesOf(url, cookie, calls) {
  const agent = new Agent({ keepAlive: true });
  const begun = performance.now();
  const all = [];
  for (let n = 0; n < calls; n += 1) {
    const due = begun + n * INTERVAL_MS;
    await pause(Math.max(0, due - performance.now()));
    all.push(timeOf(`${url}/api${paths[n % paths.length]}`, { agent, headers: { cookie } }));
  }
  const times = await Promise.all(all);
  agent.destroy();
  return times;
}

/** @param {string} url @param {import('node:http').RequestOptions} options @returns {Promise<number>} */
const timeOf = (url, options) =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const call = request(url, options, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - begun);
        else reject(new Error(`The neighbour was answered ${answer.statusCode} by ${url}.`));
      });
    });
    call.once('error', reject);
    call.end();
  });

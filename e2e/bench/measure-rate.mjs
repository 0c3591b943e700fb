import { Agent, request } from 'node:http';

const CONNECTIONS = 16;
const SECONDS = 2;

/**
 * Requests per second over a few kept connections.
 * @param {string} url
 * @param {string} cookie
 */
export async function measureRate(url, cookie) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const once = () =>
    new Promise((resolve, reject) => {
      const call = request(url, { agent, headers: { cookie } }, (answer) => {
        answer.resume();
        answer.once('end', () =>
          answer.statusCode === 200 ? resolve(undefined) : reject(new Error(`${url}: ${answer.statusCode}`)),
        );
      });
      call.once('error', reject);
      call.end();
    });
  await once();
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        await once();
        done += 1;
      }
    }),
  );
  agent.destroy();
  return done / SECONDS;
}

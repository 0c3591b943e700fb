import { request } from 'node:http';

/** The status of a try to sign in, from an address of this machine and under another one in its headers. */
const tryFrom = (origin: string, localAddress: string, forged: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forged };
    const options = { method: 'POST', localAddress, headers, agent: false };
    const sent = request(`${origin}/api/auth`, options, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ username: 'nobody@example.org', password: 'Autre-2026!' }));
  });

/** Number of refused attempts, each under another forged address. */
export async function refusedOf(tries: number, origin: string, localAddress: string): Promise<number> {
  let refused = 0;
  for (let index = 0; index < tries; index += 1) {
    if ((await tryFrom(origin, localAddress, `203.0.113.${index}`)) === 429) refused += 1;
  }
  return refused;
}

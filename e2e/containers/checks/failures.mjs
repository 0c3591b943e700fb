import { until, wait } from '../commands.mjs';
import { assertEqual } from '../report.mjs';
import { entries, signIn, statusOf } from './outside.mjs';
import { waitUntilHealthy } from './start.mjs';

/** @typedef {import('../installation.mjs').Installation} Installation */
/** @typedef {import('../report.mjs').Report} Report */

const LONGEST_WAIT_MS = 2_000;

/**
 * Requests the paths repeatedly while `work` runs; returns answers other than 200.
 * @param {Installation} installation @param {readonly string[]} paths @param {string} cookie
 * @param {() => Promise<unknown>} work
 */
export async function askDuring(installation, paths, cookie, work) {
  /** @type {string[]} */
  const faults = [];
  const end = new AbortController();
  let answered = 0;
  const asking = (async () => {
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const ask = () => statusOf(installation, path, cookie);
      // A kept connection that nginx closes when it reads its settings again is opened anew, as browsers do.
      const status = await ask().catch(ask).catch(String);
      if (status === 200) answered += 1;
      else faults.push(`${status} ${path}`);
      await wait(30);
    }
  })();
  try {
    await work();
  } finally {
    end.abort();
    await asking;
  }
  if (answered < 10) throw new Error(`Only ${answered} were answered.`);
  return faults;
}

/** @param {Installation} installation @param {Report} report */
export async function failureChecks(installation, report) {
  const cookie = await signIn(installation);

  await report.check('a replica that is killed costs nothing that is read, and comes back', async () => {
    const [victim = ''] = await installation.containers('api');
    const faults = await askDuring(installation, ['/', '/api/me', '/remotes.json'], cookie, async () => {
      await wait(500);
      const [{ State } = { State: { Pid: 0 } }] = await installation.inspect(victim);
      if (installation.engine.isHosts) await installation.docker('kill', '--signal=KILL', victim);
      else process.kill(State.Pid, 'SIGKILL');
      await wait(4_000);
    });
    assertEqual(faults, [], 'faults');
    if (installation.engine.isHosts) await installation.docker('start', victim);
    await waitUntilHealthy(installation);
  });

  await report.check('a remote that is stopped costs its own files, unless the gateway has them', async () => {
    const found = await entries(installation);
    const contacts = found.find(({ name }) => name === 'mfe-contacts')?.address ?? '';
    await installation.compose(['stop', 'mfe-contacts']);
    try {
      assertEqual(await statusOf(installation, contacts), 200, 'a file that was asked for before');
      assertEqual(await statusOf(installation, contacts.replace(/[^/]+$/, 'release.json')), 503, 'another one');
      assertEqual(await statusOf(installation, '/api/me', cookie), 200, 'the rest');
    } finally {
      await installation.compose(['start', 'mfe-contacts']);
    }
    await waitUntilHealthy(installation);
  });

  await report.check('without the database calls are answered 503, and 200 once it is back', async () => {
    await installation.compose(['stop', 'database']);
    /** @type {(number | string)[]} */
    const statuses = [];
    try {
      for (let turn = 0; turn < 5; turn += 1)
        statuses.push(await statusOf(installation, '/api/me', cookie).catch(String));
    } finally {
      await installation.compose(['start', 'database']);
    }
    await until('calls are answered', async () => (await statusOf(installation, '/api/me', cookie)) === 200);
    await waitUntilHealthy(installation);
    assertEqual([...new Set(statuses)], [503], 'answers meanwhile');
  });

  await report.check('without a replica a page is told so within two seconds', async () => {
    const replicas = await installation.containers('api');
    await installation.docker('stop', ...replicas);
    await wait(1_000);
    try {
      for (const path of ['/', '/contacts']) {
        const started = Date.now();
        const answer = await installation.fetch(path);
        const text = await answer.text();
        const took = Date.now() - started;
        assertEqual([answer.status, text.includes('ne répond pas')], [503, true], path);
        if (took > LONGEST_WAIT_MS) throw new Error(`${path} took ${took} ms.`);
        report.say(`        ${path} after ${took} ms`);
      }
    } finally {
      await installation.docker('start', ...replicas);
    }
    await waitUntilHealthy(installation);
    await until('the gateway has found them', async () => (await statusOf(installation, '/api/me', cookie)) === 200);
  });
}

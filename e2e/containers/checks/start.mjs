import { remoteNames } from '../../../shared/build/paths.mjs';
import { assertEqual } from '../report.mjs';
import { until } from '../commands.mjs';

/** @typedef {import('../installation.mjs').Installation} Installation */
/** @typedef {import('../report.mjs').Report} Report */

const MINUTE = 60_000;
export const remotes = remoteNames();
/** Services that go on running; `api` twice. */
const running = ['gateway', 'api', 'database', 'mail', ...remotes];

/** @param {Installation} installation */
export async function waitUntilHealthy(installation) {
  await until(
    'every container is healthy',
    async () => {
      const found = await installation.inspect(
        ...(await installation.compose(['ps', '-q', ...running])).split('\n').filter(Boolean),
      );
      const healthy = found.filter(({ State }) => State.Health?.Status === 'healthy');
      if (healthy.length < found.length || found.length < running.length + 1) {
        const others = found.filter((container) => !healthy.includes(container)).map(({ Name }) => Name);
        throw new Error(`${healthy.length} of ${running.length + 1}; not ${others.join(', ')}`);
      }
      return true;
    },
    6 * MINUTE,
  );
}

/** @param {Installation} installation @returns {Promise<string>} what `release` has written */
export async function waitForRelease(installation) {
  const [container = ''] = await installation.containers('release');
  await until(
    'release has ended',
    async () => (await installation.inspect(container))[0]?.State.Status === 'exited',
    10 * MINUTE,
  );
  const [ended] = await installation.inspect(container);
  const log = await installation.docker('logs', container);
  if (ended?.State.ExitCode !== 0)
    throw new Error(`release ended with ${ended?.State.ExitCode}:\n${log.slice(-3_000)}`);
  return log;
}

/** The rows of `npm run remotes`. @param {string} output */
export function liveRows(output) {
  const rows = output.split('\n').filter((line) => /^mfe-\S+ +\S/.test(line) && !/^mfe-\S+:/.test(line));
  return rows.filter((line) => /^mfe-\S+ +\d+\.\d+\.\d+\S* +\d{4}-/.test(line));
}

/** @param {Installation} installation @param {Report} report @returns {Promise<boolean>} whether there is something to go on with */
export async function startChecks(installation, report) {
  await report.check('Compose accepts the file', async () => void (await installation.compose(['config', '-q'])));
  const isBuilt = await report.check('the images are built, from a checkout that only its owner may read', async () => {
    installation.buildOutput = await installation.compose(['build', '--progress=plain'], { timeout: 20 * MINUTE });
  });
  if (!isBuilt) return false;
  await report.check('npm finds nothing to say about the version of Node', async () => {
    assertEqual(/EBADENGINE.*/.exec(installation.buildOutput)?.[0], undefined, 'npm');
  });
  const isUp = await report.check(`${running.length + 1} containers become healthy`, async () => {
    await installation.compose(['up', '-d']);
    await waitUntilHealthy(installation);
  });
  if (!isUp) return false;
  return report.check('release deploys every remote, and says so as `npm run remotes` does', async () => {
    const rows = liveRows(await waitForRelease(installation));
    assertEqual(
      rows.map((row) => row.split(' ')[0]),
      remotes,
      'live remotes',
    );
    assertEqual(
      rows.filter((row) => row.includes('not there')),
      [],
      'remotes without files',
    );
  });
}

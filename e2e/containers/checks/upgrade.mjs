import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

import { commandsBelow } from '../docs.mjs';
import { assertEqual } from '../report.mjs';
import { askDuring } from './failures.mjs';
import { signIn } from './outside.mjs';
import { remotes, waitUntilHealthy } from './start.mjs';

/** @typedef {import('../installation.mjs').Installation} Installation */
/** @typedef {import('../report.mjs').Report} Report */

/** @param {Installation} installation */
const volumeCount = async (installation) =>
  (await installation.docker('volume', 'ls', '-q')).split('\n').filter(Boolean).length;

/** @param {Installation} installation @param {Report} report */
export async function upgradeChecks(installation, report) {
  await report.check(
    'the upgrade of the page exchanges the replicas without a failed request, and leaves no volume behind',
    async () => {
      const cookie = await signIn(installation);
      const before = await installation.containers('api');
      const volumes = await volumeCount(installation);
      appendFileSync(join(installation.folder, 'api/src/main.ts'), '\n// Another version of the server.\n');
      const commands = commandsBelow('Upgrade').find((block) => block.includes('build api')) ?? '';
      const faults = await askDuring(installation, ['/', '/api/me'], cookie, () => installation.shell(commands));
      assertEqual(faults, [], 'faults');
      const after = await installation.containers('api');
      assertEqual([after.length, after.filter((id) => before.includes(id))], [2, []], 'replicas, and those of before');
      assertEqual(await volumeCount(installation), volumes, 'volumes');
    },
  );

  await report.check('a new setting of the replicas leaves the database alone', async () => {
    const [database = ''] = await installation.containers('database');
    appendFileSync(
      join(installation.folder, '.env'),
      'SESSION_SECRET=another-secret-of-thirty-two-characters\nPOSTGRES_PASSWORD=changed\n',
    );
    await installation.shell(
      'docker compose exec -T database psql -q -U passerelle -c "ALTER ROLE passerelle PASSWORD \'changed\'"',
    );
    await installation.shell('docker compose up -d --no-deps api');
    await waitUntilHealthy(installation);
    assertEqual(await installation.containers('database'), [database], 'the container of the database');
  });
}

/** @param {Installation} installation @param {Report} report */
export async function stopCheck(installation, report) {
  await report.check('everything stops in time when it is asked to', async () => {
    await installation.compose(['stop']);
    const services = ['gateway', 'api', 'database', ...remotes];
    const ids = (await Promise.all(services.map((name) => installation.containers(name)))).flat();
    const stopped = await installation.inspect(...ids);
    const killed = stopped
      .filter(({ State }) => State.ExitCode !== 0)
      .map(({ Name, State }) => `${Name} ${State.ExitCode}`);
    assertEqual(killed, [], 'those that did not end by themselves');
  });
}

import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';

import { mustRun, until } from '../commands.mjs';
import { assertEqual } from '../report.mjs';
import { statusOf } from './outside.mjs';
import { waitUntilHealthy } from './start.mjs';

/** @typedef {import('../installation.mjs').Installation} Installation */
/** @typedef {import('../report.mjs').Report} Report */

const SECONDS = 1_000;

/** Reads the subject of the self-signed certificate. @param {Installation} installation @returns {Promise<string | undefined>} */
const subject = ({ ports }) =>
  new Promise((resolve) => {
    const options = { port: ports.tls, path: '/', rejectUnauthorized: false, agent: /** @type {const} */ (false) };
    get(options, (answer) => {
      const socket = /** @type {import('node:tls').TLSSocket} */ (answer.socket);
      resolve(/** @type {{ CN?: string }} */ (socket.getPeerCertificate().subject).CN);
      answer.destroy();
    }).on('error', () => resolve(undefined));
  });

/** @param {Installation} installation @param {Report} report */
export async function tlsChecks(installation, report) {
  const folder = join(installation.folder, '.docker/certificates');
  const made = join(installation.folder, '.cache/pairs');
  for (const name of ['one.example', 'two.example']) {
    mkdirSync(join(made, name), { recursive: true });
    const files = ['-keyout', join(made, name, 'privkey.pem'), '-out', join(made, name, 'fullchain.pem')];
    const kind = [
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${name}`,
    ];
    await mustRun('openssl', ['req', '-x509', ...kind, ...files]);
  }
  /** @param {'fullchain.pem' | 'privkey.pem'} file @param {string} of */
  const give = (file, of) => copyFileSync(join(made, of, file), join(folder, file));

  await report.check(
    'a certificate without its key leaves the gateway up with plain http, and a line in the log',
    async () => {
      give('fullchain.pem', 'one.example');
      give('privkey.pem', 'two.example');
      await installation.compose(['restart', 'gateway']);
      await waitUntilHealthy(installation);
      assertEqual(
        [await statusOf(installation, '/'), await subject(installation)],
        [200, undefined],
        'plain http, TLS',
      );
      const log = await installation.compose(['logs', '--no-color', '--no-log-prefix', 'gateway']);
      if (!/"level":"error".*cannot be used together.*plain http only/.test(log))
        throw new Error('The log says nothing of it.');
    },
  );

  await report.check('a good pair is used within seconds', async () => {
    give('fullchain.pem', 'two.example');
    await until('TLS with the certificate', async () => (await subject(installation)) === 'two.example', 15 * SECONDS);
    rmSync(join(folder, 'fullchain.pem'));
    rmSync(join(folder, 'privkey.pem'));
    await until('there is none any more', async () => (await subject(installation)) === undefined, 15 * SECONDS);
    await until('pages are answered', async () => (await statusOf(installation, '/')) === 200, 15 * SECONDS);
  });
}

import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { mustRun, tryRun } from '../commands.mjs';
import { commandsBelow } from '../docs.mjs';
import { assertEqual } from '../report.mjs';
import { assertEntriesServed, settingsOf, signIn, statusOf } from './outside.mjs';
import { liveRows, remotes, waitForRelease, waitUntilHealthy } from './start.mjs';

/** @typedef {import('../installation.mjs').Installation} Installation */
/** @typedef {import('../report.mjs').Report} Report */

const uploaded = 'name;town\n'.repeat(5_000);

/** Uploads a document and returns its URL. @param {Installation} installation @param {string} cookie */
async function upload(installation, cookie) {
  const form = new FormData();
  form.set('document', new Blob([uploaded], { type: 'text/csv' }), 'rehearsal.csv');
  form.set('name', 'Restore rehearsal');
  const answer = await installation.fetch('/api/me/library', {
    method: 'POST',
    headers: { cookie, origin: installation.origin },
    body: form,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`Uploading was answered ${answer.status}: ${text}`);
  const address = /\/api\/files\/[\w-]+/.exec(text)?.[0];
  if (!address) throw new Error(`No address of the document in ${text}`);
  return address;
}

/** @param {Installation} installation @param {string} path @param {string} cookie */
const textOf = async (installation, path, cookie) => (await installation.fetch(path, { headers: { cookie } })).text();

/** Commits the files, since an operator's checkout has a commit. @param {string} folder */
async function commitSources(folder) {
  const git = (/** @type {string[]} */ ...args) => mustRun('git', args, { cwd: folder });
  const who = ['-c', 'user.name=check', '-c', 'user.email=check@example.org', '-c', 'commit.gpgsign=false'];
  await git('init', '-q');
  await git('add', '--all');
  await git(...who, 'commit', '-q', '--no-verify', '-m', 'The sources that are installed');
}

/** The secrets that must not appear in an image. @param {Installation} installation */
function secretsOf(installation) {
  const settings = settingsOf(installation);
  return [settings['SESSION_SECRET'], settings['POSTGRES_PASSWORD']].filter((value) => value !== undefined);
}

/** @param {Installation} installation @param {Report} report */
export async function backupChecks(installation, report) {
  const backup = join(installation.folder, 'backup');
  const cookie = await signIn(installation);
  let document = '';
  await commitSources(installation.folder);

  const isSaved = await report.check(
    'the backup of the page runs, and only its owner may read what it wrote',
    async () => {
      document = await upload(installation, cookie);
      await installation.shell(commandsBelow('Backup').join('\n'));
      const written = readdirSync(backup, { recursive: true, withFileTypes: true });
      const paths = written.map((entry) => join(entry.parentPath, entry.name));
      const open = [backup, ...paths].filter((path) => (statSync(path).mode & 0o077) !== 0);
      assertEqual(open, [], 'readable to others');
      const volumes = ['files', 'live', ...remotes].map((name) => `${name}.tar.gz`).sort();
      assertEqual(readdirSync(join(backup, 'volumes')).sort(), volumes, 'volumes');
      assertEqual(
        paths.filter((path) => statSync(path).size === 0),
        [],
        'empty files',
      );
    },
  );
  if (!isSaved) return;

  await report.check(
    'a backup gets into no commit, and neither it nor a secret into an image of a later build',
    async () => {
      const { output } = await tryRun('git', ['status', '--short', '--untracked-files=all'], {
        cwd: installation.folder,
      });
      assertEqual(output.trim(), '', 'what git sees');
      await installation.compose(['build', '-q'], { timeout: 20 * 60_000 });
      mkdirSync(join(installation.folder, '.cache'), { recursive: true });
      const patterns = join(installation.folder, '.cache/secrets');
      const key = (await installation.shell('sed -n 2p .docker/secrets/release_key.pem')).trim();
      const token = (await installation.shell('cat .docker/secrets/release_token')).trim();
      writeFileSync(patterns, [...secretsOf(installation), key, token].join('\n'), { mode: 0o600 });
      for (const name of ['api', 'gateway', 'release', 'remote']) {
        const archive = join(installation.folder, '.cache/image.tar');
        await installation.docker('save', '-o', archive, `${installation.project}-${name}`);
        const { code } = await tryRun('grep', ['--binary-files=text', '-q', '-F', '-f', patterns, archive]);
        assertEqual([name, code], [name, 1], 'a secret in the image (1: none)');
        const names = await installation.shell(
          `mkdir -p .cache/image && tar -C .cache/image -xf .cache/image.tar && find .cache/image -type f -size +1k -exec sh -c 'tar -tf "$1" 2>/dev/null' _ {} \\;`,
        );
        const found = names
          .split('\n')
          .filter((path) => /(^|\/)(\.env$|backup\/|database\.dump|release_key)/.test(path));
        assertEqual([name, found], [name, []], 'files that belong to the installation');
        await installation.shell('rm -rf .cache/image .cache/image.tar');
      }
    },
  );

  await report.check('the restore of the page, on an empty set of volumes, brings everything back', async () => {
    await installation.removeAll();
    for (const path of ['.env', '.docker/secrets/release_token', '.docker/secrets/release_key.pem']) {
      rmSync(join(installation.folder, path));
    }
    await installation.shell(commandsBelow('Restore').join('\n'));
    await waitUntilHealthy(installation);
    assertEqual(await statusOf(installation, '/api/me', cookie), 200, 'a session from before');
    assertEqual((await textOf(installation, document, cookie)) === uploaded, true, 'the document, byte for byte');
  });

  await report.check('after it every remote is live with its files, and `npm run remotes` says so', async () => {
    const before = await waitForRelease(installation);
    assertEqual(
      before.split('\n').filter((line) => line.endsWith('is live already.')).length,
      remotes.length,
      'untouched remotes',
    );
    const rows = liveRows(
      await installation.compose(['run', '--rm', '-T', 'release', 'npm', 'run', '--silent', 'remotes']),
    );
    assertEqual(
      rows.map((row) => row.split(' ')[0]),
      remotes,
      'live remotes',
    );
    await assertEntriesServed(installation);
  });

  await report.check(
    'where the volume of a remote is lost, `npm run remotes` names it and release brings it back',
    async () => {
      const volume = `${installation.project}_mfe-library`;
      await installation.compose(['rm', '-fsv', 'mfe-library']);
      await installation.docker('volume', 'rm', volume);
      await installation.compose(['up', '-d', '--no-deps', '--wait', 'mfe-library']);
      const output = await installation.compose(['run', '--rm', '-T', 'release', 'npm', 'run', '--silent', 'remotes']);
      if (!/^mfe-library .*its files are not there/m.test(output)) throw new Error(`npm run remotes says:\n${output}`);
      await installation.compose(['up', '-d', 'release']);
      const log = await waitForRelease(installation);
      if (!/mfe-library \S+ is live, and its files, which were lost, are there again/.test(log)) throw new Error(log);
      await assertEntriesServed(installation);
    },
  );
}

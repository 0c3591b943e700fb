/**
 * Deploys every remote that has no live version yet, and leaves the others alone: what a product needs once, when it
 * starts with empty volumes. One that cannot be deployed keeps no other from it.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const product = fileURLToPath(new URL('..', import.meta.url));
const store = process.env.RELEASE_STORE ?? '';
const token = process.env.RELEASE_TOKEN ?? '';

/** @param {string} remote */
async function isLive(remote) {
  const { status } = await fetch(`${store}/live/${remote}.json`, { headers: { authorization: `Bearer ${token}` } });
  if (status === 200 || status === 404) return status === 200;
  throw new Error(`${store} answers ${status} when it is asked for the pointer of ${remote}.`);
}

/** @param {string} remote */
const deploy = (remote) =>
  new Promise((resolve) => {
    const npm = spawn('npm', ['run', '--silent', 'deploy', '-w', remote], { cwd: product, stdio: 'inherit' });
    npm.on('close', (code) => resolve(code === 0));
  });

const remotes = readdirSync(product)
  .filter((name) => name.startsWith('mfe-'))
  .sort();
for (const remote of remotes) {
  if (await isLive(remote)) process.stdout.write(`${remote} is live already.\n`);
  else if (!(await deploy(remote))) process.exitCode = 1;
}

/** `npm run new-remote <name>`: makes `mfe-<name>` from the skeleton that all remotes have in common. */
import { ensureInstalled } from '../lib/install.mjs';

const [name = ''] = process.argv.slice(2);
try {
  await ensureInstalled();
  const { makeRemote } = await import('../lib/make-remote.mjs');
  await makeRemote(name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

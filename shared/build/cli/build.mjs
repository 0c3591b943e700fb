/** Builds what is stale. `npm run build [-- <remote>…] [-- --monolith]` */
import { ensureInstalled } from '../lib/install.mjs';
import { say } from '../lib/progress.mjs';

await ensureInstalled();
const { buildAll } = await import('../lib/build-all.mjs');

const args = process.argv.slice(2);
try {
  await buildAll({ only: args.filter((arg) => !arg.startsWith('--')), monolith: args.includes('--monolith') });
  say('Built.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

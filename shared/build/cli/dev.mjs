/**
 * `npm run dev`: everything from source; a change rebuilds what it touches and reloads the page.
 * `npm run dev -w mfe-contacts`: that remote from source inside the running shell, the others as built.
 */
import { ensureInstalled } from '../lib/install.mjs';
import { say } from '../lib/progress.mjs';

await ensureInstalled();
process.env.NODE_ENV = 'development';
const { develop } = await import('../lib/develop.mjs');
try {
  await develop(process.argv.slice(2).filter((arg) => !arg.startsWith('-')));
  say('Watching the sources. Ctrl-C stops.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** `npm run messages`: brings every catalogue up to date with the sources, and says what waits for a translation. */
import { ensureInstalled } from '../lib/install.mjs';
import { bin, run } from '../lib/run.mjs';

await ensureInstalled();
const { code } = await run(bin('lingui'), ['extract', '--clean', '--config', 'lingui.config.mjs']);
process.exit(code);

/** `npm run lint`: oxlint with types, import zones and circles, formatting. */
import { ensureInstalled } from '../lib/install.mjs';

await ensureInstalled();
const { lint } = await import('../lib/checks.mjs');
process.exit((await lint()).failed > 0 ? 1 : 0);

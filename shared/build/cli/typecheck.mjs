/** `npm run typecheck`: every part against the library it may use: the contract neither DOM nor Node, the page no Node. */
import { ensureInstalled } from '../lib/install.mjs';

await ensureInstalled();
const { typecheck } = await import('../lib/checks.mjs');
process.exit((await typecheck()).failed > 0 ? 1 : 0);

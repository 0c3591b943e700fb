/** `npm run generate`: what is made from the contract and not kept in the repository. `build` and `test` do it too. */
import { ensureInstalled } from '../lib/install.mjs';

await ensureInstalled();
const { generate } = await import('../generate.mjs');
await generate();

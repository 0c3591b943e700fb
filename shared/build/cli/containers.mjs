/**
 * `npm run containers`: starts the product as docker-compose.yml describes it and does to it what happens to a product.
 * Takes the engine of this machine, or brings one along; says so where neither can be had.
 */
import { ensureInstalled } from '../lib/install.mjs';

await ensureInstalled();
const { checkContainers } = await import('../../../e2e/containers/main.mjs');
const { passed, failed } = await checkContainers();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

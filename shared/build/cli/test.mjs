/**
 * `npm test`: types, lint, unit, API and end-to-end tests; closes with one line `N passed, N failed`.
 * `-- --only unit|api|e2e|containers|checks [folder…]` runs a part of it.
 */
import { ensureInstalled } from '../lib/install.mjs';
import { say } from '../lib/progress.mjs';

const args = process.argv.slice(2);
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
const folders = args.filter((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--only');
const wanted = (/** @type {string} */ name) => !only || only === name;

const total = { passed: 0, failed: 0 };
/** @param {string} name @param {() => Promise<{ passed: number, failed: number }>} step */
async function part(name, step) {
  say(name);
  try {
    const { passed, failed } = await step();
    total.passed += passed;
    total.failed += failed;
    say(`${name}: ${passed} passed, ${failed} failed`);
  } catch (error) {
    total.failed += 1;
    console.error(error instanceof Error ? error.message : error);
    say(`${name}: did not run`);
  }
}

await ensureInstalled();
const { generate } = await import('../validators/generate.mjs');
const { knownWeaknesses, lint, typecheck } = await import('../checks/checks.mjs');
const { api, e2e, unit } = await import('../test-run/suites.mjs');
if (!only) void (await import('../test-run/install-ahead.mjs')).installAhead();

await generate();
if (wanted('checks')) await part('Types', typecheck);
if (wanted('checks')) await part('Lint', lint);
if (wanted('checks')) await part('Known weaknesses of packages', knownWeaknesses);
if (wanted('unit')) await part('Unit tests', () => unit(folders));
if (wanted('api')) await part('API tests', api);
if (wanted('e2e')) {
  await part('End-to-end tests', async () => {
    const { buildAll } = await import('../bundle/build-all.mjs');
    await buildAll();
    return e2e();
  });
  await part('Other engines', async () => (await import('../../../e2e/engines/main.mjs')).checkEngines());
}
if (wanted('containers')) {
  const { checkContainers, reasonToSkip } = await import('../../../e2e/containers/main.mjs');
  const isAsked = process.env.CONTAINERS === '1' || only === 'containers';
  const reasonNotAsked = process.env.CONTAINERS === '0' ? 'CONTAINERS=0 says so' : reasonToSkip();
  const reason = isAsked ? null : reasonNotAsked;
  if (reason === null) await part('Containers', () => checkContainers({ isAsked }));
  else say(`Containers: skipped, since ${reason}; \`npm run containers\`, or CONTAINERS=1, runs them.`);
}

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

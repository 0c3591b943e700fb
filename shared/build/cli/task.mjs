/**
 * The short commands of package.json, by name: `npm run lint` is `node shared/build/cli/task.mjs lint`. Each loads what it
 * needs only once everything is installed.
 */
import { ensureInstalled } from '../lib/install.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const exitCode = (/** @type {Count} */ { failed }) => (failed > 0 ? 1 : 0);

/** @type {Record<string, (args: string[]) => Promise<number | void>>} */
const tasks = {
  /** Every part against the library it may use: the contract neither DOM nor Node, the page no Node. */
  typecheck: async () => exitCode(await (await import('../checks/checks.mjs')).typecheck()),
  /** oxlint with types, import zones and circles, words, formatting. */
  lint: async () => exitCode(await (await import('../checks/checks.mjs')).lint()),
  /** Brings every catalogue up to date with the sources, and says what waits for a translation. */
  messages: async () => {
    const { bin, run } = await import('../lib/run.mjs');
    return (await run(bin('lingui'), ['extract', '--clean', '--config', 'lingui.config.mjs'])).code;
  },
  /** Files generated from the contract and not committed. `build` and `test` generate them too. */
  generate: async () => (await import('../validators/generate.mjs')).generate(),
  /** Makes `mfe-<name>` from the skeleton that all remotes have in common. */
  'new-remote': async ([name = '']) => (await import('../new-remote/make-remote.mjs')).makeRemote(name),
  /** Builds stale parts: `npm run build [-- <remote>…] [-- --monolith]`. */
  build: async (args) => {
    const { buildAll } = await import('../bundle/build-all.mjs');
    await buildAll({ only: args.filter((arg) => !arg.startsWith('--')), monolith: args.includes('--monolith') });
    (await import('../lib/progress.mjs')).say('Built.');
  },
  /**
   * Starts the product as docker-compose.yml describes it and does to it what happens to a product. Takes the engine of
   * this machine, or unpacks one; fails with a reason where neither is possible, and is skipped where the kernel allows none.
   */
  containers: async () => {
    const { checkContainers } = await import('../../../e2e/containers/main.mjs');
    const count = await checkContainers({ isAsked: true });
    console.log(`${count.passed} passed, ${count.failed} failed`);
    return exitCode(count);
  },
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const task = tasks[name];
  if (!task) throw new Error(`Unknown task « ${name} ». There are: ${Object.keys(tasks).join(', ')}.`);
  await ensureInstalled();
  process.exit((await task(args)) ?? 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

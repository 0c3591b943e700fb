import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { loadedWith, packageOf, readGraph } from '../lib/source-graph.mjs';
import { remoteNames, root } from '../paths.mjs';
import { compilePo } from '../po.mjs';

/** Of one compilation: whoever watches the sources has them read anew after a change. @type {WeakMap<object, ReturnType<typeof readGraph>>} */
const graphs = new WeakMap();

/** @param {import('webpack').LoaderContext<object>} context */
function graphOf({ _compilation: compilation }) {
  const graph = (compilation && graphs.get(compilation)) ?? readGraph();
  if (compilation) graphs.set(compilation, graph);
  return graph;
}

/**
 * `import('./a.screen?words=fr')`: of the catalogue of the screen's package the texts that it may show, also those of what it
 * loads on demand, unless that brings its own in the same way.
 * @this {import('webpack').LoaderContext<object>}
 */
export default function wordsLoader() {
  const done = this.async();
  words(this).then(
    (text) => done(null, text),
    (error) => done(error),
  );
}

/** @param {import('webpack').LoaderContext<object>} context */
async function words(context) {
  const locale = context.resourceQuery.replace('?words=', '');
  const screen = relative(root, context.resourcePath).replaceAll('\\', '/');
  const shown = new Set(loadedWith(graphOf(context), [screen], { onDemand: true }));
  for (const file of shown) context.addDependency(join(root, file));

  /** @type {import('@lingui/core').Messages} */
  const messages = {};
  for (const name of packagesOf(context, screen)) {
    const catalogue = join(root, name, 'src/locales', `${locale}.po`);
    context.addDependency(catalogue);
    const part = compilePo(await readFile(catalogue, 'utf8'), locale, (file) => shown.has(file));
    const missing = part.missing.map((text) => `« ${text} »`);
    if (missing.length > 0) throw new Error(`No translation for: ${missing.join(', ')}`);
    Object.assign(messages, part.messages);
  }
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
}

/**
 * In whose catalogues the words are. A part of a kit has those of the remote that bundles it; in the single bundle it is there
 * once, for all of them.
 * @param {import('webpack').LoaderContext<object>} context @param {string} file
 */
function packagesOf({ rootContext }, file) {
  const own = packageOf(file);
  if (own !== 'shared') return [own];
  const built = relative(root, rootContext).replaceAll('\\', '/');
  return remoteNames().includes(built) ? [built] : remoteNames();
}

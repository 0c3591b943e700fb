import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { loadedWith, packageOf, readGraph } from '../lib/source-graph.mjs';
import { root } from '../paths.mjs';
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
 * loads on demand.
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
  const catalogue = join(root, packageOf(screen), 'src/locales', `${locale}.po`);
  const shown = new Set(loadedWith(graphOf(context), [screen], { onDemand: true }));
  for (const file of [catalogue, ...[...shown].map((one) => join(root, one))]) context.addDependency(file);

  const { messages, missing } = compilePo(await readFile(catalogue, 'utf8'), locale, (file) => shown.has(file));
  if (missing.length > 0) throw new Error(`No translation for: ${missing.map((text) => `« ${text} »`).join(', ')}`);
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
}

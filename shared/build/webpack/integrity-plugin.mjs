import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const PLUGIN = 'IntegrityPlugin';
const { RuntimeGlobals } = webpack;
const point = `${RuntimeGlobals.require}.passerelle`;

/**
 * The shell knows the hash of each chunk from the signed release. A failed chunk is fetched again under another address:
 * refused bytes may still be in the browser's cache.
 */
class CheckedAddressRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('checked address', webpack.RuntimeModule.STAGE_ATTACH);
  }

  /** @override */
  generate() {
    return `
const asked = {};
// With an entry that is tried again, so are its chunks: those of the attempt before may never come.
const first = Number(/[?&]retry=(\\d+)/.exec(document.currentScript?.src)?.[1] ?? 0);
${point} = (element, attribute, url) => {
  const integrity = globalThis.passerelleIntegrity?.(url);
  if (integrity) element.integrity = integrity;
  const before = first + asked[url] - 1;
  element[attribute] = before === 0 ? url : url + '?retry=' + before;
};
${point}.count = (url) => void (asked[url] = (asked[url] ?? 0) + 1);
const load = ${RuntimeGlobals.loadScript};
// A script that the shell has put there already is not made here, and is an attempt as well.
${RuntimeGlobals.loadScript} = (url, ...rest) => {
  ${point}.count(url);
  load(url, ...rest);
};`;
  }
}

/** Every script and stylesheet that a remote loads on its own carries the hash that its release names. */
export class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap(PLUGIN, (chunk) => {
        compilation.addRuntimeModule(chunk, new CheckedAddressRuntimeModule());
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        PLUGIN,
        (source) => `${source}\n${point}(script, 'src', url);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        PLUGIN,
        (source, { tag, href }) => `${source}\n${point}.count(${href});\n${point}(${tag}, 'href', ${href});`,
      );
    });
  }
}

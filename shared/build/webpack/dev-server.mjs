import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** @typedef {import('webpack').Configuration} Configuration */

const HOST = 'localhost';

/**
 * Returns an address for a dev server: on the wanted port, or on the next free one.
 * @param {number} wanted
 */
export async function freeAddress(wanted) {
  process.env.WEBPACK_DEV_SERVER_BASE_PORT = String(wanted);
  return new URL(`http://${HOST}:${await WebpackDevServer.getFreePort('auto', HOST)}/`);
}

/**
 * A configuration whose files stand below an address of a dev server.
 * @param {Configuration} config @param {string} publicPath
 * @returns {Configuration}
 */
export const servedAt = (config, publicPath) => ({ ...config, output: { ...config.output, publicPath } });

/**
 * Only pages of one origin may read the build and follow its changes.
 * @param {URL} address @param {string} page The origin of these pages.
 * @returns {import('webpack-dev-server').Configuration}
 */
export const serverOptions = (address, page) => ({
  host: address.hostname,
  port: Number(address.port),
  allowedHosts: [...new Set([HOST, new URL(page).hostname])],
  headers: { 'access-control-allow-origin': page, 'cache-control': 'no-store' },
  client: { logging: 'warn', overlay: { errors: true, runtimeErrors: true, warnings: false } },
  static: false,
  setupExitSignals: false,
  // The document is the only file that the server of the product reads itself.
  devMiddleware: { writeToDisk: (file) => file.endsWith('index.html') },
});

/**
 * Builds at every change and serves what was built. Errors are shown here and in the page, and the last good build stays.
 * @param {Configuration[]} configs
 * @param {{ address: URL, page: string }} where
 * @returns {Promise<{ reloadPages: () => void }>} settled once everything was built without errors
 */
export async function serve(configs, { address, page }) {
  const compiler = webpack(configs);
  if (!compiler) throw new Error('There is nothing to build.');
  const built = new Promise((resolve) => {
    compiler.hooks.done.tap('dev-server', (stats) => {
      if (!stats.hasErrors()) resolve(undefined);
    });
  });
  const server = new WebpackDevServer(serverOptions(address, page), compiler);
  await server.start();
  await built;
  return {
    reloadPages: () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed'),
  };
}

import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** @type {Record<string, string>} */
const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** A page of any shell may ask, also of one that stands on the internet while this machine does not. */
const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-allow-private-network': 'true',
  'cache-control': 'no-store',
};

/**
 * @param {import('node:http').Server} server @param {number} port @param {number} attempts
 * @returns {Promise<number>} the port itself, or the next one that is free
 */
const listen = (server, port, attempts = 10) =>
  new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE' || attempts === 0) return reject(error);
      return resolve(listen(server, port + 1, attempts - 1));
    });
    server.listen(port, 'localhost', () => resolve(port));
  });

/**
 * Serves what is being built of one remote to a page that runs elsewhere, and notifies it when that has changed.
 * @param {string} folder @param {number} wantedPort
 */
export async function serveRemote(folder, wantedPort) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const listeners = new Set();
  let address = '';

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://remote');
    if (request.method === 'OPTIONS') return response.writeHead(204, openToAll).end();
    if (pathname === '/changes') return follow(response);
    if (pathname === '/release.json') return sendRelease(response);
    return send(response, normalize(pathname));
  });

  /** @param {import('node:http').ServerResponse} response */
  function follow(response) {
    response.writeHead(200, { ...openToAll, 'content-type': 'text/event-stream' }).write('retry: 500\n\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }

  /** @param {import('node:http').ServerResponse} response */
  function sendRelease(response) {
    const build = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
    response
      .writeHead(200, { ...openToAll, 'content-type': types['.json'] })
      .end(JSON.stringify({ ...build, base: `${address}/` }));
  }

  /** @param {import('node:http').ServerResponse} response @param {string} path */
  function send(response, path) {
    const file = join(folder, path);
    const isFile = file.startsWith(folder + sep) && statSync(file, { throwIfNoEntry: false })?.isFile();
    if (!isFile) return response.writeHead(404, { ...openToAll, 'content-type': 'text/plain' }).end('Not found');
    response.writeHead(200, { ...openToAll, 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  }

  address = `http://localhost:${await listen(server, wantedPort)}`;
  return {
    address,
    announceBuild: () => {
      for (const response of listeners) response.write('data: rebuilt\n\n');
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

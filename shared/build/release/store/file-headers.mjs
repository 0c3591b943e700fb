import { extname } from 'node:path';

/** Browsers run scripts only under their own type. @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * What a store that keeps headers gives back with the file later. Nothing that is new ever changes.
 * @param {string} path
 */
export const headersOf = (path) => ({
  'content-type': types[extname(path)] ?? 'application/octet-stream',
  'cache-control': 'public, max-age=31536000, immutable',
});

import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

import { inParallel } from '../../lib/run.mjs';
import { underHttpLock } from './http-lock.mjs';
import { requests } from './requests.mjs';
import { Refusal } from './store.mjs';

/** Every file of a folder, by its path in there. @param {string} folder */
export async function filesUnder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(folder, file).split(sep).join('/'));
}

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
 * Headers that a store which keeps them returns with the file later. A new file never changes.
 * @param {string} path
 */
export const headersOf = (path) => ({
  'content-type': types[extname(path)] ?? 'application/octet-stream',
  'cache-control': 'public, max-age=31536000, immutable',
});

const UPLOADS_AT_ONCE = 4;

/** @param {string} path */
const encoded = (path) => path.split('/').map(encodeURIComponent).join('/');

/**
 * A list as nginx writes it; null: the answer is something else.
 * @param {string} text
 */
function entriesOf(text) {
  try {
    const entries = /** @type {{ name: string, mtime: string }[]} */ (JSON.parse(text));
    return entries.map(({ name, mtime }) => ({ name, modified: Date.parse(mtime) }));
  } catch {
    return null;
  }
}

/**
 * @param {string} address
 * @param {{ token?: string | undefined, pause?: number }} [options]
 * @returns {import('./store.mjs').Store}
 */
export function httpStore(address, options = {}) {
  const root = address.endsWith('/') ? address : `${address}/`;
  const send = requests(root, options);

  // Otherwise a server that holds only the precompressed file would answer as if the plain one existed.
  const plainly = { 'accept-encoding': 'identity', 'cache-control': 'no-cache' };

  /** @param {string} path @param {number[]} [expected] */
  async function get(path, expected = [404, 410]) {
    const answer = await send('GET', path, expected, { headers: plainly });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    return null;
  }

  /** @param {string} path @param {Buffer<ArrayBuffer>} bytes */
  const holds = async (path, bytes) => {
    const answer = await get(encoded(path));
    return answer !== null && bytes.equals(Buffer.from(await answer.arrayBuffer()));
  };

  /** @param {string} path @param {Buffer<ArrayBuffer>} body @param {Record<string, string>} headers */
  async function put(path, body, headers) {
    const answer = await send('PUT', encoded(path), [412], { headers, body });
    await answer.body?.cancel();
    // A repeated request finds what its first attempt wrote without an answer having come: the same bytes are ours.
    return answer.status !== 412 || holds(path, body);
  }

  /** @param {string} path @param {Buffer<ArrayBuffer>} bytes */
  const putNew = (path, bytes) => put(path, bytes, { ...headersOf(path), 'if-none-match': '*' });

  /** @param {string} path @param {Buffer<ArrayBuffer>} bytes */
  async function create(path, bytes) {
    // Not every server heeds the condition.
    const found = await get(encoded(path));
    if (!found) return putNew(path, bytes);
    return bytes.equals(Buffer.from(await found.arrayBuffer()));
  }

  return {
    at: address,
    offerPaths: ['offer.json', 'shell/offer.json'],

    async read(path) {
      const answer = await get(encoded(path));
      if (!answer) return null;
      const tag = answer.headers.get('etag');
      // A weak tag fits several states, and a condition on it is never met.
      return { text: await answer.text(), tag: tag?.startsWith('"') ? tag : null };
    },

    create: (path, text) => create(path, Buffer.from(text)),

    replace: (path, text, seen) => {
      /** @type {Record<string, string>} */
      const headers = { ...headersOf(path), 'cache-control': 'no-cache' };
      if (!seen) headers['if-none-match'] = '*';
      else if (seen.tag) headers['if-match'] = seen.tag;
      return put(path, Buffer.from(text), headers);
    },

    async remove(path) {
      const answer = await send('DELETE', encoded(path), [403, 404, 405, 410, 501]);
      await answer.body?.cancel();
    },

    async addFolder(path, from, last) {
      const others = (await filesUnder(from)).filter((file) => file !== last);
      await inParallel(
        UPLOADS_AT_ONCE,
        others.map((file) => async () => {
          if (await putNew(`${path}/${file}`, await readFile(join(from, file)))) return;
          const what = `${path}/${file}, of an upload that broke off`;
          throw new Refusal(`${address} holds another ${what}. Give the version another number.`);
        }),
      );
      return create(`${path}/${last}`, await readFile(join(from, last)));
    },

    async removeFolder(path, last) {
      const answer = await send('DELETE', `${encoded(path)}/`, [403, 404, 405, 409, 410, 501]);
      await answer.body?.cancel();
      // Some stores know no folders, and say yes all the same.
      return (await this.read(`${path}/${last}`)) === null;
    },

    async list(path) {
      const answer = await get(`${encoded(path)}/`, [403, 404, 405, 410]);
      // A folder comes with its first file; of a store that lists nothing at all, this is the answer too.
      return answer && entriesOf(await answer.text());
    },

    inOrder: (remote, work) => underHttpLock({ path: `live/.${remote}.lock`, address: root, send }, work),
  };
}

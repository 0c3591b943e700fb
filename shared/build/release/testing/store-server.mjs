import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {object} Ways How this server differs from one that does all that it is asked.
 * @property {string} [token]
 * @property {boolean} [lists]
 * @property {boolean} [deletes]
 * @property {boolean} [heedsConditions]
 * @property {boolean} [moves]
 * @property {(method: string, path: string) => number | 'cut' | 'written' | undefined} [answers]
 *   Answers with that status instead; or with nothing at all, before it has written or after that.
 */

const tagOf = (/** @type {string} */ file) =>
  existsSync(file) && statSync(file).isFile()
    ? `"${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)}"`
    : null;

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @param {string} folder */
const indexOf = (folder) =>
  JSON.stringify(
    readdirSync(folder).map((name) => ({ name, mtime: statSync(join(folder, name)).mtime.toUTCString() })),
  );

/** @param {import('node:http').IncomingHttpHeaders} headers @param {string | null} tag */
const isUnmet = (headers, tag) =>
  (headers['if-none-match'] === '*' && tag !== null) || (headers['if-match'] ?? tag) !== tag;

/**
 * A folder behind http, as a gateway serves it.
 * @param {string} folder @param {Ways} [ways]
 */
export async function storeServer(folder, ways = {}) {
  const { token = 'secret', lists = true, deletes = true, heedsConditions = true, moves = true, answers } = ways;
  /** @type {{ method: string, path: string }[]} */
  const asked = [];

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function answer(request, response) {
    const path = decodeURIComponent((request.url ?? '').slice(1));
    const method = request.method ?? '';
    const body = await bodyOf(request);
    asked.push({ method, path });
    const end = (/** @type {number} */ status, /** @type {string | Buffer} */ content = '') =>
      response.writeHead(status).end(content);
    const status = answers?.(method, path);
    if (status === 'cut') return request.socket.destroy();
    if (typeof status === 'number') return end(status);
    const offer = join(folder, 'shell/offer.json');
    if (path === 'offer.json') return existsSync(offer) ? end(200, readFileSync(offer)) : end(404);
    if (request.headers.authorization !== `Bearer ${token}`) return end(401);

    const file = join(folder, path);
    const tag = tagOf(file);
    if (method === 'PUT') {
      if (heedsConditions && isUnmet(request.headers, tag)) return end(412);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, body);
      if (status === 'written') return request.socket.destroy();
      return end(tag ? 204 : 201);
    }
    if (method === 'MOVE') {
      const to = join(folder, decodeURIComponent(String(request.headers.destination)));
      if (!moves) return end(405);
      if (!existsSync(file) || existsSync(to)) return end(existsSync(to) ? 412 : 404);
      renameSync(file, to);
      if (status === 'written') return request.socket.destroy();
      return end(201);
    }
    if (method === 'DELETE') {
      if (!deletes) return end(405);
      rmSync(file, { recursive: true, force: true });
      return end(204);
    }
    if (path.endsWith('/')) return lists && existsSync(file) ? end(200, indexOf(file)) : end(404);
    // A file compressed at build time is served for the plain one, even when the plain one is missing.
    if (existsSync(`${file}.gz`) && /gzip/.test(String(request.headers['accept-encoding']))) {
      response.setHeader('content-encoding', 'gzip');
      return end(200, readFileSync(`${file}.gz`));
    }
    if (!tag) return end(404);
    response.setHeader('etag', tag);
    response.setHeader('last-modified', statSync(file).mtime.toUTCString());
    return end(200, readFileSync(file));
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
}

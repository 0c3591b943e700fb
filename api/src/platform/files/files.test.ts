import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { answerErrors } from '../http/errors';
import { answerFile, dispositionOf, rangeOf, type FileAnswer } from './answer-file';
import { createFolderStore, type FileStore } from './file-store';

let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passerelle-files-'));
  store = createFolderStore(join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true }));

async function aFile(content: string): Promise<string> {
  const path = join(folder, 'incoming');
  await writeFile(path, content);
  return (await store.add(path)).sha256;
}

describe('the file store', () => {
  it('stores the same bytes once, under their hash', async () => {
    const [one, two] = [await aFile('0123456789'), await aFile('0123456789')];

    expect(one).toBe(two);
    expect(await store.sizeOf(one)).toBe(10);
    await store.remove(await aFile('to be gone'));
    expect(await store.sizeOf(await aFile('0123456789'))).toBe(10);
  });

  it('does not delete a file that is stored again during the sweep', async () => {
    const sha256 = await aFile('left and sent again');
    await utimes(join(folder, 'files', sha256.slice(0, 2), sha256), 0, 0);
    const storesAgain = async (names: readonly string[]) => {
      if (names.includes(sha256)) await aFile('left and sent again');
      return new Set<string>();
    };

    expect(await store.sweep(new Date(1_000), storesAgain)).toBe(0);
    expect(await store.sizeOf(sha256)).toBe(19);
  });

  it('rejects paths outside its folder', () => {
    expect(() => store.read('../../etc/passwd')).toThrow('Not the name of a stored file.');
  });
});

describe('a range', () => {
  it.each([
    [undefined, 'all'],
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'all'],
    ['bytes=0-1,4-5', 'all'],
    ['lines=1-2', 'all'],
  ])('%s of ten bytes is %j', (header, range) => {
    expect(rangeOf(header, 10)).toEqual(range);
  });
});

describe('answering a file', () => {
  it('is sent whole, in part, or as 304', async () => {
    const sha256 = await aFile('0123456789');
    const app = fastify();
    answerErrors(app);
    const lastModified = new Date('2026-11-25T10:00:00.900Z');
    const file: FileAnswer = {
      sha256,
      lastModified,
      name: 'Été "1".txt',
      contentType: 'text/plain',
      disposition: 'attachment',
      isPersonal: false,
    };
    app.get('/file', (request, reply) => answerFile(store, file, request, reply));
    app.get('/gone', (request, reply) => answerFile(store, { ...file, sha256: 'a'.repeat(64) }, request, reply));
    const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/file', headers });

    const whole = await ask();
    const part = await ask({ range: 'bytes=2-4' });
    const odd = await ask({ range: 'bytes=99-' });
    const again = await ask({ 'if-none-match': String(whole.headers.etag) });

    expect([whole.statusCode, whole.payload]).toEqual([200, '0123456789']);
    expect(whole.headers['content-security-policy']).toBe("default-src 'none'; media-src 'self'; sandbox");
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect([odd.statusCode, odd.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect((await app.inject('/gone')).statusCode).toBe(404);

    const hour = 'Wed, 25 Nov 2026 10:00:00 GMT';
    expect(whole.headers['last-modified']).toBe(hour);
    const known = { 'if-none-match': `"other", W/${String(whole.headers.etag)}` };
    const conditions: Record<string, string>[] = [
      known,
      { 'if-none-match': '*' },
      { 'if-none-match': '"other"', 'if-modified-since': hour },
      { 'if-modified-since': hour },
      { 'if-modified-since': 'Wed, 25 Nov 2026 09:59:59 GMT' },
      { 'if-modified-since': 'yesterday' },
    ];
    const statuses = await Promise.all(conditions.map(async (headers) => (await ask(headers)).statusCode));
    expect(statuses).toEqual([304, 304, 200, 304, 200, 200]);
    const middle = { range: 'bytes=2-4' };
    const parts = await Promise.all(
      [String(whole.headers.etag), hour, '"other"', `W/${String(whole.headers.etag)}`, 'yesterday'].map(
        async (version) => (await ask({ ...middle, 'if-range': version })).payload,
      ),
    );
    expect(parts).toEqual(['234', '234', '0123456789', '0123456789', '0123456789']);

    const head = await app.inject({ method: 'HEAD', url: '/file', headers: middle });
    expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([200, '', '10']);
    expect(head.headers).toMatchObject({ etag: whole.headers.etag, 'accept-ranges': 'bytes' });
  });

  it('keeps its name, in any script', () => {
    expect(dispositionOf('inline', 'Été "1".pdf')).toBe(
      `inline; filename="_t_ _1_.pdf"; filename*=UTF-8''%C3%89t%C3%A9%20%221%22.pdf`,
    );
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { answerErrors } from '../http/errors';
import { answerFile, dispositionOf, rangeOf } from './answer-file';
import { createFileStore, type FileStore } from './file-store';

let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passerelle-files-'));
  store = createFileStore(join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true }));

async function aFile(content: string): Promise<string> {
  const path = join(folder, 'incoming');
  await writeFile(path, content);
  return (await store.keep(path)).sha256;
}

describe('the file store', () => {
  it('keeps the same bytes once, under their hash', async () => {
    const [one, two] = [await aFile('0123456789'), await aFile('0123456789')];

    expect(one).toBe(two);
    expect(await store.sizeOf(one)).toBe(10);
    await store.remove(await aFile('to be gone'));
    expect(await store.sizeOf(await aFile('0123456789'))).toBe(10);
  });

  it('cannot be led out of its folder', () => {
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

describe('a file that is answered', () => {
  it('comes whole, in part, or not again', async () => {
    const sha256 = await aFile('0123456789');
    const app = fastify();
    answerErrors(app);
    const file = { sha256, name: 'Été "1".txt', contentType: 'text/plain', disposition: 'attachment' } as const;
    app.get('/file', (request, reply) => answerFile(store, file, request, reply));
    app.get('/gone', (request, reply) => answerFile(store, { ...file, sha256: 'a'.repeat(64) }, request, reply));
    const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/file', headers });

    const whole = await ask();
    const part = await ask({ range: 'bytes=2-4' });
    const odd = await ask({ range: 'bytes=99-' });
    const again = await ask({ 'if-none-match': String(whole.headers.etag) });

    expect([whole.statusCode, whole.payload]).toEqual([200, '0123456789']);
    expect(whole.headers['content-security-policy']).toContain('sandbox');
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect([odd.statusCode, odd.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect((await app.inject('/gone')).statusCode).toBe(404);
  });

  it('keeps its name, in whatever script', () => {
    expect(dispositionOf('inline', 'Été "1".pdf')).toBe(
      `inline; filename="_t_ _1_.pdf"; filename*=UTF-8''%C3%89t%C3%A9%20%221%22.pdf`,
    );
  });
});

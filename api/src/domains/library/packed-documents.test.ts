import { constants, createDeflateRaw } from 'node:zlib';
import { multipart, part } from '../../testing/test-client';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());

const megabytes = 512;

/** Compressed zeros, made in chunks, so that the test holds no more of them than the server should. */
async function packedZeros(): Promise<Buffer> {
  const deflate = createDeflateRaw({ level: constants.Z_BEST_COMPRESSION });
  const piece = Buffer.alloc(1_048_576);
  const pieces: Buffer[] = [];
  deflate.on('data', (bytes: Buffer) => pieces.push(bytes));
  for (let written = 0; written < megabytes; written += 1) {
    if (!deflate.write(piece)) await new Promise((resolve) => deflate.once('drain', resolve));
  }
  const ended = new Promise((resolve) => deflate.once('end', resolve));
  deflate.end();
  await ended;
  return Buffer.concat(pieces);
}

const numbers = (...pairs: readonly (readonly [2 | 4, number])[]): Buffer =>
  Buffer.concat(
    pairs.map(([width, value]) => {
      const bytes = Buffer.alloc(width);
      if (width === 2) bytes.writeUInt16LE(value);
      else bytes.writeUInt32LE(value);
      return bytes;
    }),
  );

/** A ZIP of one entry, the one that identifies office documents. */
async function aDocumentThatUnpacksToGigabytes(): Promise<Buffer> {
  const name = Buffer.from('[Content_Types].xml');
  const bytes = await packedZeros();
  const sizes = [
    [4, 0],
    [4, bytes.length],
    [4, megabytes * 1_048_576],
    [2, name.length],
    [2, 0],
  ] as const;
  const entry = [numbers([4, 0x04034b50], [2, 20], [2, 0], [2, 8], [4, 0], ...sizes), name, bytes];
  const tail = [
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, 0],
  ] as const;
  const listed = [numbers([4, 0x02014b50], [2, 20], [2, 20], [2, 0], [2, 8], [4, 0], ...sizes, ...tail), name];
  const [at, length] = [Buffer.concat(entry).length, Buffer.concat(listed).length];
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, 1], [2, 1], [4, length], [4, at], [2, 0]);
  return Buffer.concat([...entry, ...listed, end]);
}

it('Given a document of megabytes that would unpack to gigabytes, Then it is refused without unpacking', async () => {
  const person = await app.aPerson();
  const bomb = await aDocumentThatUnpacksToGigabytes();
  const { payload, headers } = multipart(part('document', bomb, 'cv.docx'), part('name', 'CV'));
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);

  const answer = await app.as(person).send({ method: 'POST', url: '/api/me/library', payload, headers });
  clearInterval(watch);

  expect([answer.status, answer.error.fields]).toEqual([415, { document: 'notAllowed' }]);
  expect(most - before).toBeLessThan((megabytes * 1_048_576) / 4);
});

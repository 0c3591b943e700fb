import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import fastify, { type FastifyInstance } from 'fastify';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { answerErrors } from '../http/errors';
import { createSlots } from '../limits/slots';
import { createExports } from './exports';
import { createMadeFiles, type Chunks } from './made-files';

let app: TestApp;
let server: FastifyInstance | undefined;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => server?.close());

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

/** Requests a real server over a real socket: only there can a cut connection be seen. */
async function ask(chunks: () => Chunks): Promise<IncomingMessage> {
  const heavyWork = createSlots({ running: 2, waiting: 40, maxWaitMs: 60_000 });
  const exports = createExports({ db: app.db, clock: app.clock, files: createMadeFiles(tmpdir()), heavyWork });
  server = fastify({ forceCloseConnections: true });
  answerErrors(server);
  server.get('/file', (_request, reply) => exports.stream(reply, { name: 'x.csv', contentType: 'text/csv' }, chunks));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return new Promise((resolve, reject) => get({ port, path: '/file', agent: false }, resolve).on('error', reject));
}

/** The received data, and whether it is complete. */
async function read(answer: IncomingMessage): Promise<[text: string, isWhole: boolean]> {
  let text = '';
  try {
    for await (const piece of answer) text += String(piece);
  } catch {
    return [text, false];
  }
  return [text, answer.complete];
}

describe('a streamed file', () => {
  it('is received whole', async () => {
    const answer = await ask(async function* () {
      yield 'a;b';
      yield '\r\n';
    });

    expect([answer.statusCode, await read(answer)]).toEqual([200, ['a;b\r\n', true]]);
  });

  it('Given a failure before its first chunk, Then it is an error', async () => {
    let isBroken = true;
    const answer = await ask(async function* () {
      if (isBroken) throw Object.assign(new Error('The disk is full.'), { code: '53100' });
      yield '';
    });

    isBroken = false;
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([503, undefined]);
  });

  it('Given a failure halfway, Then the connection is cut', async () => {
    const answer = await ask(async function* () {
      yield 'begun';
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('The database is gone.');
    });

    const [, isWhole] = await read(answer);
    expect([answer.statusCode, isWhole]).toEqual([200, false]);
  });

  it('Given a client that disconnects, Then nothing more is read', async () => {
    let made = 0;
    let isOver = false;
    const answer = await ask(async function* () {
      try {
        for (; made < 100_000; made += 1) yield 'x'.repeat(65_536);
      } finally {
        isOver = true;
      }
    });

    answer.destroy();

    await until(() => isOver);
    expect(made).toBeLessThan(100_000);
  });
});

import { connect, type AddressInfo, type Socket } from 'node:net';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { multipart, part } from '../../testing/test-client';
import { signIn, startTestApp, type TestApp } from '../../testing/test-app';
import { ownTag } from '../starting/process-identity';
import { session } from './access';
import type { ReceivedFile } from '../files/received-file';
import { defineRoutes } from './routes';

let app: TestApp;
let received: { body: unknown; files: (ReceivedFile & { content: string })[] } | undefined;

/** Of the handler that waits. */
let ran = 0;
let open: () => void;
let opened: Promise<void>;

const withContent = (files: readonly ReceivedFile[] = []) =>
  files.map((file) => ({ ...file, content: readFileSync(file.path, 'utf8') }));

const routes = defineRoutes((on) => {
  on('PUT /me/jobOffers/:jobOfferId', session, ({ body, files, reply }) => {
    received = { body, files: withContent(files.documents) };
    return reply.code(200).send();
  });
  on('POST /users', session, ({ reply }) => reply.code(200).send('one'));
  on(
    'POST /users/imports',
    session,
    async ({ reply }) => {
      ran += 1;
      await opened;
      return reply.code(200).send();
    },
    { load: 'import', transaction: false },
  );
  on(
    'POST /users/import',
    session,
    ({ files, reply }) => {
      received = { body: undefined, files: withContent(files.users) };
      return reply.code(200).send('many');
    },
    { fileLimit: 10 },
  );
});

beforeAll(async () => {
  app = await startTestApp({ routes });
});
afterAll(() => app.close());

const send = async (method: 'PUT' | 'POST', url: string, ...parts: readonly Buffer[]) => {
  received = undefined;
  return app.as(await app.aPerson()).send({ method, url, ...multipart(...parts) });
};
const offer = '/api/me/jobOffers/7b0f6d0e-3f4e-4a53-9f35-0f4b1b2d8a10';

/** A chunk that comes a moment later, or never. */
async function comesTrue(isSo: () => boolean): Promise<void> {
  for (let wait = 0; wait < 1000 && !isSo(); wait += 1) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('a multipart body', () => {
  it('has files, each with its field, beside the fields', async () => {
    const answer = await send(
      'PUT',
      offer,
      part('title', 'Comptable'),
      part('company.name', ''),
      part('documents.1.description', 'Verso'),
      part('documents.0.file', 'first', 'C:\\photos\\recto.png'),
      part('documents.1.file', 'second', '../../verso.png'),
    );

    expect(answer.status).toBe(200);
    expect(received!.body).toEqual({
      title: 'Comptable',
      company: { name: null },
      documents: [{}, { description: 'Verso' }],
    });
    expect(received!.files.map(({ field, name, content, size }) => [field, name, content, size])).toEqual([
      ['documents.0.file', 'recto.png', 'first', 5],
      ['documents.1.file', 'verso.png', 'second', 6],
    ]);
  });

  it('deletes its files once it is answered', async () => {
    await send('PUT', offer, part('title', 'Comptable'), part('documents.0.file', 'content', 'a.png'));

    expect(received!.files).toHaveLength(1);
    const isGone = () => !existsSync(received!.files[0]!.path);
    await comesTrue(isGone);
    expect(isGone()).toBe(true);
  });

  it('refused for its fields deletes its files too', async () => {
    const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('passerelle-upload-'));
    const before = folders();

    for (const field of ['__proto__.x', '', 'a.b.c.d.e.f.g.h.i']) {
      const answer = await send('PUT', offer, part('documents.0.file', 'content', 'a.png'), part(field, 'x'));
      expect(answer.status).toBe(400);
    }

    // Parallel tests upload files too, and hold them for a moment.
    const isLeft = (): string[] => folders().filter((name) => !before.includes(name));
    await comesTrue(() => isLeft().length === 0);
    expect(isLeft()).toEqual([]);
  });

  it('with an unknown file field is refused', async () => {
    const answer = await send('PUT', offer, part('avatar', 'content', 'a.png'));

    expect([answer.status, answer.error.fields]).toEqual([400, { avatar: 'unknown' }]);
    expect(received).toBeUndefined();
  });

  it('ignores an empty file field', async () => {
    const answer = await send('PUT', offer, part('title', 'Comptable'), part('documents.0.file', '', ''));

    expect([answer.status, received!.files]).toEqual([200, []]);
  });

  it('with too much data in all files is refused, and names the file', async () => {
    const large = Buffer.alloc(fileLimits.document.bytes - 10);
    const files = [part('documents.0.file', large, 'a.png'), part('documents.1.file', 'more than ten', 'b.png')];

    const answer = await send('PUT', offer, ...files);

    expect([answer.status, answer.error.fields]).toEqual([413, { 'documents.1.file': 'tooLarge' }]);
    expect(received).toBeUndefined();
  });

  it('with a file above the call’s limit is refused, and names it', async () => {
    const answer = await send('POST', '/api/users', part('users', 'a'.repeat(11), 'people.csv'));

    expect([answer.status, answer.error.fields]).toEqual([413, { users: 'tooLarge' }]);
    expect(received).toBeUndefined();
  });

  it('may have files only; without a file it needs fields', async () => {
    expect((await send('PUT', offer, part('documents.0.file', 'content', 'a.png'))).status).toBe(200);
    expect(received!.body).toEqual({});
    expect((await send('PUT', offer, part('documents.0.file', '', ''))).status).toBe(400);
  });

  it('is validated like any other body', async () => {
    const answer = await send('PUT', offer, part('type', 'none'), part('documents.0.file', 'content', 'a.png'));

    expect([answer.status, answer.error.fields]).toEqual([400, { type: 'notAllowed' }]);
  });

  it('makes another call of one path, if the contract says so', async () => {
    const answer = await send('POST', '/api/users', part('users', 'a;b', 'people.csv'));

    expect(answer.text).toBe('many');
    expect(received!.files[0]!.content).toBe('a;b');
  });

  it('without a valid file name, or with too many fields, does not break the server', async () => {
    const many = Array.from({ length: 1_100 }, (_, number) => part(`title${number}`, 'x'));

    expect((await send('PUT', offer, part('documents', 'x', ''))).status).toBeLessThan(500);
    expect((await send('PUT', offer, ...many)).status).toBe(413);
    expect((await send('PUT', offer, part('__proto__', 'x'))).status).toBe(400);
  });
});

describe('an upload whose client disconnects', () => {
  let served: TestApp;
  let socket: Socket;
  const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`passerelle-upload-${ownTag()}-`));
  const isHeld = (): boolean => folders().length > 0;

  beforeEach(async () => {
    await comesTrue(() => !isHeld());
    ran = 0;
    opened = new Promise((resolve) => (open = resolve));
    served = await startTestApp({ routes });
    await served.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = served.server.server.address() as AddressInfo;
    const person = await served.aPerson();
    const cookie = await signIn(served.db, person.id, served.clock.now().toJSDate(), false);
    const { payload, headers } = multipart(part('users', 'Nom', 'people.csv'));
    const head = Object.entries({ ...headers, cookie, host: 'passerelle', 'content-length': String(payload.length) });
    socket = connect(port, '127.0.0.1');
    socket.write(`POST /api/users/imports HTTP/1.1\r\n${head.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
    socket.write(payload);
  });

  it('deletes its files if it was waiting, and is not processed', async () => {
    const leave = await served.services.heavyWork.enter('server');
    await comesTrue(isHeld);
    expect(isHeld()).toBe(true);

    socket.destroy();
    await comesTrue(() => !isHeld());

    expect(isHeld()).toBe(false);
    leave();
    await served.close();
    expect(ran).toBe(0);
  });

  it('deletes its files on stop if it is still processed', async () => {
    await comesTrue(() => ran > 0);
    expect([ran, isHeld()]).toEqual([1, true]);

    socket.destroy();
    await served.close();

    expect(isHeld()).toBe(false);
  });

  afterEach(() => open());
});

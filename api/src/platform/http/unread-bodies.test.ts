import { connect, type AddressInfo, type Socket } from 'node:net';
import { calls } from '@passerelle/shared/contract/calls';
import type { Call } from '@passerelle/shared/contract';
import { signIn, startTestApp, type TestApp } from '../../testing/test-app';
import { multipart, part } from '../../testing/test-client';

let app: TestApp;
let port: number;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.server.address() as AddressInfo).port;
  const person = await app.aPerson({ role: 'superAdmin' });
  cookie = await signIn(app.db, person.id, app.clock.now().toJSDate(), false);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => app.close());

const sockets: Socket[] = [];
function open(): Socket {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  return socket;
}

const anId = '7b0f6d0e-3f4e-4a53-9f35-0f4b1b2d8a10';
const addresses = Object.entries<Call>(calls)
  .filter(([, { body, files }]) => body ?? files)
  .map(([key, { atRoot }]) => key.replace(' ', atRoot ? ' ' : ' /api').replaceAll(/:\w+/g, anId));

type Sent = ReturnType<typeof multipart>;

const headOf = (address: string, headers: Record<string, string>): string =>
  [`${address} HTTP/1.1`, 'Host: passerelle', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
    .join('\r\n')
    .concat('\r\n\r\n');

const bytesOf = (address: string, { payload, headers }: Sent): Buffer =>
  Buffer.concat([Buffer.from(headOf(address, { ...headers, 'content-length': String(payload.length) })), payload]);

/** Reads the answers of a connection one by one; undefined once the server has closed it. */
function answersOf(socket: Socket): () => Promise<number | undefined> {
  let text = '';
  let isClosed = false;
  let look = (): void => undefined;
  socket.setEncoding('latin1').on('data', (more: string) => ((text += more), look()));
  socket.on('error', () => undefined).on('close', () => ((isClosed = true), look()));
  const take = (): number | undefined => {
    const [head, status, length] = /^HTTP\/1\.1 (\d+)[^]*?content-length: (\d+)[^]*?\r\n\r\n/i.exec(text) ?? [];
    if (head === undefined || text.length < head.length + Number(length)) return undefined;
    text = text.slice(head.length + Number(length));
    return Number(status);
  };
  return () =>
    new Promise((resolve) => {
      look = () => {
        const status = take();
        if (status !== undefined || isClosed) resolve(status);
      };
      look();
    });
}

/** Sends a request and, on the same connection, a public one. */
async function statusesOf(address: string, sent: Sent): Promise<(number | undefined)[]> {
  const socket = open();
  const next = answersOf(socket);
  socket.write(bytesOf(address, sent));
  const refused = await next();
  socket.write(headOf('GET /api/health', {}));
  const followed = await next();
  socket.destroy();
  return [refused, followed];
}

const large = Buffer.alloc(300_000, 'a');
const unknownFile = multipart(part('unknown', large, 'a.png'));
const smallFile = multipart(part('unknown', large.subarray(0, 40_000), 'a.png'));
const withHeaders = ({ payload, headers }: Sent, more: Record<string, string>): Sent => ({
  payload,
  headers: { ...headers, ...more },
});
const withType = (type: string, bytes: number): Sent => ({
  payload: Buffer.alloc(bytes, '1'),
  headers: { 'content-type': type },
});

describe('the connection of a refused request', () => {
  it.each<[string, () => Sent]>([
    ['has a file that the call does not take', () => withHeaders(unknownFile, { cookie })],
    ['has such a file that comes in one piece', () => withHeaders(smallFile, { cookie })],
    ['has a file and no session', () => unknownFile],
    ['comes from another site', () => withHeaders(unknownFile, { cookie, 'sec-fetch-site': 'cross-site' })],
    ['has a type that is not read', () => withHeaders(withType('application/xml', 300_000), { cookie })],
    ['has more than is read', () => withHeaders(withType('application/json', 1_500_000), { cookie })],
    ['has a multipart that cannot be read', () => withHeaders(withType('multipart/form-data', 300_000), { cookie })],
  ])('that %s accepts the next request, for every call with a body', async (_what, sent) => {
    const blocked: [string, (number | undefined)[]][] = [];
    for (const address of addresses) {
      const [refused, followed] = await statusesOf(address, sent());
      if (refused === undefined || refused < 400 || followed !== 200) blocked.push([address, [refused, followed]]);
    }

    expect(blocked).toEqual([]);
    expect(addresses.length).toBeGreaterThan(40);
  });

  it.each(['POST /api/nowhere', 'POST /nowhere', 'PATCH /api/me', 'POST /api/me/contacts/%ZZ'])(
    'accepts the next request after %s, which no call answers',
    async (address) => {
      const [refused, followed] = await statusesOf(address, unknownFile);

      expect([refused! >= 400, followed]).toEqual([true, 200]);
    },
  );

  it('is closed if the rest of the body exceeds every limit', async () => {
    const socket = open();
    const next = answersOf(socket);
    const { headers } = unknownFile;
    socket.write(headOf('POST /api/auth', { ...headers, 'content-length': '1000000000' }));
    socket.write(unknownFile.payload.subarray(0, -20));
    const refused = await next();
    const more = Buffer.alloc(1_000_000);
    const send = (): void => void (socket.writable && socket.write(more, send));
    send();

    expect([refused, await next()]).toEqual([400, undefined]);
  });
});

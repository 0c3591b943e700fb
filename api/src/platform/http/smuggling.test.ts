import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** All data until the server closes the connection. */
const exchange = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => (answer += text));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

const hidden = 'GET /api/health HTTP/1.1\r\nHost: passerelle\r\n\r\n';
const post = (headers: string, body: string) =>
  `POST /api/auth HTTP/1.1\r\nHost: passerelle\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;

describe('a request', () => {
  it.each([
    ['a length and chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${hidden}`)],
    ['two lengths', post('Content-Length: 4\r\nContent-Length: 5', `{}  ${hidden}`)],
    ['an encoding that is none', post('Transfer-Encoding: xchunked', `0\r\n\r\n${hidden}`)],
    ['chunks that are not the last encoding', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${hidden}`)],
    ['a length with a sign', post('Content-Length: +4', `{}  ${hidden}`)],
    ['a header broken by a bare line feed', post('X-A: 1\nTransfer-Encoding : chunked', `0\r\n\r\n${hidden}`)],
  ])('with an ambiguous or unknown end is refused and its connection closed', async (_what, bytes) => {
    const answer = await exchange(bytes);

    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('by TRACE is not echoed', async () => {
    const answer = await exchange(
      'TRACE /api/me HTTP/1.1\r\nHost: passerelle\r\nX-Secret: s3cr3t\r\nConnection: close\r\n\r\n',
    );

    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('s3cr3t');
  });
});

import type { ConnectionError } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failureBody } from './envelope';
import { failure, type Failure } from '../failure';
import { everywhereHeaders } from './headers';
import { localeOf } from './locale';

interface Answer {
  status: number;
  refused: Failure;
}

/** Node's error codes for requests whose head it could not read. */
const answers: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { status: 431, refused: failure('tooLarge', { message: 'headTooLarge' }) },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, refused: failure('invalid') },
};
const unreadable: Answer = { status: 400, refused: failure('invalid') };

const headerOf = (packet: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*([^\\r\\n]{1,500})`, 'im').exec(packet)?.[1];

/** The requested languages, as far as their headers were read. */
function localeIn(packet: unknown) {
  const head = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 20_000) : '';
  const [chosen, accepted] = [headerOf(head, 'x-api-language'), headerOf(head, 'accept-language')];
  return localeOf({ ...(chosen && { 'x-api-language': chosen }), ...(accepted && { 'accept-language': accepted }) });
}

/** Answers a request that cannot be parsed, in the usual envelope, and closes the connection. */
export const answerUnreadable = (isSecure: boolean) => (error: ConnectionError, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, refused } = answers[error.code] ?? unreadable;
  const body = JSON.stringify(failureBody(refused, localeIn(error.rawPacket)));
  const headers = {
    ...everywhereHeaders(isSecure),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
};

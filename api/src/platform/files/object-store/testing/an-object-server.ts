import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SignatureV4 } from '@smithy/signature-v4';
import { type ObjectPlace, readObjectPlace } from '../../../object-place';

export interface ObjectServer {
  url: string;
  place: ObjectPlace;
  stop(): Promise<void>;
  close(): Promise<void>;
}

interface Stored {
  bytes: Buffer;
  changedAt: Date;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

class Sha256 {
  private readonly hash: Hash | Hmac;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    const key = typeof secret === 'string' ? secret : secret && Buffer.from(new Uint8Array(secret as ArrayBuffer));
    this.hash = key === undefined ? createHash('sha256') : createHmac('sha256', key);
  }
  update(data: string | Uint8Array): void {
    this.hash.update(data);
  }
  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.hash.digest());
  }
  reset(): void {
    throw new Error('A hash is used once.');
  }
}

const key = { accessKeyId: 'KEY', secretAccessKey: 'a/SECRET' };
const region = 'eu-west-3';
/** Small, so that a list of a few files has several pages. */
const PAGE_SIZE = 2;

const signer = (sessionToken: string | undefined) =>
  new SignatureV4({
    credentials: { ...key, ...(sessionToken !== undefined && { sessionToken }) },
    region,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
  });

/** `20261125T100000Z` */
const readMoment = (text: string): Date =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Signs the request again with the known key, and compares: only equal bytes under the same key have equal signatures.
 */
async function isSignedRight({ method = '', url = '', headers }: IncomingMessage, sessionToken: string | undefined) {
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const signed = names.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name))) return false;
  const { pathname, searchParams } = new URL(url, 'http://store');
  const again = await signer(sessionToken).sign(
    {
      method,
      protocol: 'http:',
      hostname: String(headers.host),
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
    },
    { signingDate: readMoment(String(headers['x-amz-date'])) },
  );
  return again.headers['authorization'] === headers.authorization;
}

const refusal = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes);

/** The body matches its signature, and its checksum. */
function isWhole({ headers }: IncomingMessage, bytes: Buffer): boolean {
  const [signed, checksum] = [headers['x-amz-content-sha256'], headers['x-amz-checksum-sha256']];
  const isAsSigned = signed === 'UNSIGNED-PAYLOAD' || signed === sha256(bytes).digest('hex');
  return isAsSigned && (checksum === undefined || checksum === sha256(bytes).digest('base64'));
}

function list(objects: Map<string, Stored>, query: URLSearchParams): Answer {
  const after = query.get('continuation-token') ?? '';
  const found = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after).sort();
  const page = found.slice(0, PAGE_SIZE);
  const isCut = found.length > page.length;
  const contents = page.map(
    (name) =>
      `<Contents><Key>${name}</Key><LastModified>${objects.get(name)?.changedAt.toISOString()}</LastModified></Contents>`,
  );
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  };
}

function read({ bytes, changedAt }: Stored, range: string | undefined): Answer {
  const headers = { 'last-modified': changedAt.toUTCString() };
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (start === undefined) return { status: 200, headers, body: bytes };
  return { status: 206, headers, body: bytes.subarray(Number(start), Number(end) + 1) };
}

/** A server on loopback with the used part of S3, which verifies every signature. */
export async function anObjectServer({ sessionToken }: { sessionToken?: string } = {}): Promise<ObjectServer> {
  const objects = new Map<string, Stored>();

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const bytes = await buffer(request);
    if (!(await isSignedRight(request, sessionToken))) return refusal(403, 'SignatureDoesNotMatch');
    if (!isWhole(request, bytes)) return refusal(400, 'BadDigest');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent);
    const name = rest.join('/');
    if (bucket !== 'files') return refusal(404, 'NoSuchBucket');
    if (name === '') return list(objects, searchParams);
    if (request.method === 'PUT') {
      if (request.headers['x-amz-server-side-encryption'] !== 'AES256') return refusal(400, 'InvalidRequest');
      objects.set(name, { bytes, changedAt: new Date() });
      return { status: 200 };
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return { status: 204 };
    }
    const found = objects.get(name);
    return found ? read(found, request.headers.range) : refusal(404, 'NoSuchKey');
  }

  const server = createServer((request, response) => {
    void answerTo(request)
      .catch(() => refusal(500, 'InternalError'))
      .then(({ status, headers = {}, body = '' }) => {
        response.writeHead(
          status,
          status === 204 ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
        );
        response.end(request.method === 'HEAD' ? undefined : body);
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const secret = encodeURIComponent(key.secretAccessKey);
  const url = `s3://${key.accessKeyId}:${secret}@127.0.0.1:${port}/files/of/product?tls=off&encryption=AES256&region=${region}`;
  const place = readObjectPlace(url);
  if (!place) throw new Error(`No address of an object store: ${url}`);
  const stop = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url, place, stop, close: stop };
}

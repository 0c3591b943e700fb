import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { failure } from '../../failure';
import { assertStoredName, type FileStore, hashFile } from '../file-store';
import type { ObjectPlace } from '../../object-place';

/** For transfers that stall; a large file may take as long as it needs. */
const IDLE_TIMEOUT_MS = 30_000;
const CONNECTION_TIMEOUT_MS = 5_000;
const UPLOAD_PAUSES_MS = [100, 400, 1_600];

const silent = () => undefined;

/** The client is large: only servers with an object store load it. */
async function openClient({ protocol, host, region, key }: ObjectPlace) {
  const sdk = await import('./sdk');
  const client = new sdk.S3Client({
    endpoint: `${protocol}//${host}`,
    region,
    forcePathStyle: true,
    ...(key && { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: IDLE_TIMEOUT_MS },
    // Failures are logged with their call.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    // Other stores do not support the default checksums of Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const mayPass = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500 || statusOf(error) === 429;

/** The store is down, or refuses access: it is unknown whether a file exists. */
const unavailable = (cause: unknown) => failure('notReady', { retryAfter: 2, cause });

/** Undefined for a missing file. */
async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (statusOf(error) === 404 && name !== 'NoSuchBucket') return undefined;
    throw unavailable(error);
  }
}

/**
 * Files in an S3-compatible object store, named by their hash. Clients have no access to it: files are streamed through
 * the server, which checks each request.
 */
export function createObjectStore(place: ObjectPlace): FileStore {
  let opened: ReturnType<typeof openClient> | undefined;
  const open = () => (opened ??= openClient(place));
  const at = (sha256: string) => ({ Bucket: place.bucket, Key: place.prefix + assertStoredName(sha256) });

  async function headOf(sha256: string) {
    const { sdk, client } = await open();
    return ifThere(client.send(new sdk.HeadObjectCommand(at(sha256))));
  }

  async function remove(sha256: string): Promise<void> {
    const { sdk, client } = await open();
    await ifThere(client.send(new sdk.DeleteObjectCommand(at(sha256))));
  }

  async function put(path: string, sha256: string, size: number): Promise<void> {
    const { sdk, client } = await open();
    const command = () =>
      new sdk.PutObjectCommand({
        ...at(sha256),
        Body: createReadStream(path),
        ContentLength: size,
        // The store verifies the bytes with it, and refuses a damaged file.
        ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
        ...(place.encryption && { ServerSideEncryption: place.encryption }),
      });
    // The client does not retry a request with a stream body.
    for (const wait of UPLOAD_PAUSES_MS) {
      try {
        await client.send(command());
        return;
      } catch (error) {
        if (!mayPass(error)) throw error;
        await pause(wait);
      }
    }
    await client.send(command());
  }

  async function* bytesOf(sha256: string, range: { start: number; end: number } | undefined, signal: AbortSignal) {
    const { sdk, client } = await open();
    const part = range && { Range: `bytes=${range.start}-${range.end}` };
    const command = new sdk.GetObjectCommand({ ...at(sha256), ...part });
    const answer = await ifThere(client.send(command, { abortSignal: signal }));
    if (!answer) throw failure('notFound');
    yield* answer.Body as Readable;
  }

  /** All objects below the prefix with a hash as name, in pages of a thousand. */
  async function* pages() {
    const { sdk, client } = await open();
    try {
      const asked = { Bucket: place.bucket, Prefix: place.prefix };
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, asked))
        yield Contents.flatMap(({ Key = '', LastModified }) => {
          const name = Key.slice(place.prefix.length);
          return /^[0-9a-f]{64}$/.test(name) && LastModified ? [{ name, changedAt: LastModified }] : [];
        });
    } catch (error) {
      throw unavailable(error);
    }
  }

  return {
    sizeOf: async (sha256) => (await headOf(sha256))?.ContentLength,
    async add(path) {
      const [sha256, { size }] = [await hashFile(path), await stat(path)];
      // Also if it exists already: renews the date for the sweep, which must not delete it before the caller has
      // committed its row.
      await put(path, sha256, size).catch((error: unknown) => {
        throw unavailable(error);
      });
      return { sha256, size };
    },
    read(sha256, range) {
      assertStoredName(sha256);
      const aborted = new AbortController();
      const stream = Readable.from(bytesOf(sha256, range, aborted.signal), { objectMode: false });
      // A client that disconnects ends the request to the store too.
      stream.once('close', () => aborted.abort());
      return stream;
    },
    remove,
    async sweep(before, known) {
      let taken = 0;
      for await (const page of pages()) {
        const left = page.filter((object) => object.changedAt < before).map(({ name }) => name);
        if (left.length === 0) continue;
        const used = await known(left);
        for (const name of left.filter((one) => !used.has(one))) {
          // The same bytes may have been stored again since `known` was called.
          const changedAt = (await headOf(name))?.LastModified;
          if (changedAt === undefined || changedAt >= before) continue;
          await remove(name);
          taken += 1;
        }
      }
      return taken;
    },
    async *names() {
      for await (const page of pages()) yield* page.map(({ name }) => name);
    },
    close: async () => (await opened)?.client.destroy(),
  };
}

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { failure } from '../../failure';
import { assertStoredName, type FileStore, hashFile } from '../file-store';
import type { ObjectPlace } from '../../object-place';

/** Of bytes that stop moving; a large file may take as long as it needs. */
const IDLE_TIMEOUT_MS = 30_000;
const CONNECTION_TIMEOUT_MS = 5_000;
const UPLOAD_PAUSES_MS = [100, 400, 1_600];

const silent = () => undefined;

/** The client is large: it is loaded by the servers that have an object store. */
async function openClient({ protocol, host, region, key }: ObjectPlace) {
  const sdk = await import('./sdk');
  const client = new sdk.S3Client({
    endpoint: `${protocol}//${host}`,
    region,
    forcePathStyle: true,
    ...(key && { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: IDLE_TIMEOUT_MS },
    // What fails is logged with the call that it fails for.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    // Other stores do not know the checksums that Amazon's has by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const mayPass = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500 || statusOf(error) === 429;

/** The store is away, or refuses us: it is not known whether a file is there. */
const unavailable = (cause: unknown) => failure('notReady', { retryAfter: 2, cause });

/** Undefined for a file that is not there. */
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
 * Files in an S3-compatible object store, under their own hash. People never get there: what they ask for is streamed
 * through the server, which checks who they are at each request.
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
        // The store compares the bytes with it, and refuses a file that arrives broken.
        ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
        ...(place.encryption && { ServerSideEncryption: place.encryption }),
      });
    // The client does not repeat a request whose body is a stream.
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

  /** Everything below the prefix whose name is a hash, a page of a thousand at a time. */
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
      // Also where it is there already: as new for the sweep, which must not delete it before the caller has committed the row
      // that names it.
      await put(path, sha256, size).catch((error: unknown) => {
        throw unavailable(error);
      });
      return { sha256, size };
    },
    read(sha256, range) {
      assertStoredName(sha256);
      const aborted = new AbortController();
      const stream = Readable.from(bytesOf(sha256, range, aborted.signal), { objectMode: false });
      // A reader that hangs up ends the request to the store too.
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

import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { failure } from '../../failure';
import { assertStoredName, type FileStore, hashFile } from '../file-store';
import type { ObjectPlace } from '../../object-place';
import { listObjects } from './list-objects';
import { createObjectCalls } from './object-calls';

/**
 * Files in an S3-compatible object store, under their own hash. People never get there: what they ask for is streamed
 * through the server, which checks who they are at each request.
 */
export function createObjectStore(place: ObjectPlace): FileStore {
  const calls = createObjectCalls(place);
  const encrypted: Record<string, string> = place.encryption
    ? { 'x-amz-server-side-encryption': place.encryption }
    : {};

  const headOf = (sha256: string) => calls.ask({ method: 'HEAD', name: assertStoredName(sha256) });
  const changedAt = async (name: string): Promise<number | undefined> => {
    const head = await headOf(name);
    return head && new Date(head.headers['last-modified'] ?? Number.NaN).getTime();
  };

  async function sizeOf(sha256: string): Promise<number | undefined> {
    const head = await headOf(sha256);
    return head && Number(head.headers['content-length']);
  }

  async function* bytesOf(sha256: string, range: { start: number; end: number } | undefined, signal: AbortSignal) {
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    const answer = await calls.send({ method: 'GET', name: sha256, headers, signal });
    if (!answer) throw failure('notFound');
    yield* answer;
  }

  return {
    sizeOf,
    async add(path) {
      const [sha256, { size }] = [await hashFile(path), await stat(path)];
      // Also where it is there already: as new for the sweep, which must not delete it before the caller has committed the row
      // that names it. The store compares the bytes with the hash that is signed: what arrives broken is not taken.
      await calls.ask({ method: 'PUT', name: sha256, headers: encrypted, file: { path, size, sha256 } });
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
    async remove(sha256) {
      await calls.ask({ method: 'DELETE', name: assertStoredName(sha256) });
    },
    async sweep(before, known) {
      let taken = 0;
      for await (const page of listObjects(calls, place)) {
        const left = page.filter((object) => object.changedAt < before).map(({ name }) => name);
        if (left.length === 0) continue;
        const used = await known(left);
        for (const name of left.filter((one) => !used.has(one))) {
          // The same bytes may have been stored again since `known` was called.
          const moment = await changedAt(name);
          if (moment === undefined || moment >= before.getTime()) continue;
          await calls.ask({ method: 'DELETE', name });
          taken += 1;
        }
      }
      return taken;
    },
    async *names() {
      for await (const page of listObjects(calls, place)) yield* page.map(({ name }) => name);
    },
    close: () => Promise.resolve(calls.close()),
  };
}

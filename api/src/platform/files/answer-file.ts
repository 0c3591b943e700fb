import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../failure';
import { isNotModified, type Version } from '../versions';
import type { FileStore } from './file-store';

export interface FileAnswer {
  sha256: string;
  name: string;
  contentType: string;
  /** `attachment` downloads it, `inline` shows it if its type cannot run code. */
  disposition: 'inline' | 'attachment';
  /** The last modification of these bytes. */
  lastModified: Date;
  /** A file of one person is not cached, since others may use the same browser. */
  isPersonal: boolean;
}

interface Range {
  start: number;
  end: number;
}

const rangeForm = /^bytes=(\d*)-(\d*)$/;

/** A single range, as players and viewers request it; other requests get the whole file, as the standard allows. */
export function rangeOf(header: string | undefined, size: number): Range | 'all' | 'unsatisfiable' {
  const [, from, to] = rangeForm.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'all';
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || (from === '' && Number(to) === 0)) return 'unsatisfiable';
  return end < start ? 'all' : { start, end };
}

const quoted = (name: string): string => name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');

export const dispositionOf = (disposition: FileAnswer['disposition'], name: string): string =>
  `${disposition}; filename="${quoted(name)}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** A range is answered only if the client's earlier parts are of the same version; otherwise the whole file is. */
function isSameVersion({ headers }: FastifyRequest, { etag, lastModified }: Version): boolean {
  const expected = headers['if-range'];
  return expected === undefined || expected === etag || expected === lastModified;
}

/** Streams a stored file, or the requested range of it. The caller checks access. */
export async function answerFile(
  store: FileStore,
  file: FileAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const size = await store.sizeOf(file.sha256);
  if (size === undefined) throw failure('notFound');
  const version = { etag: `"${file.sha256}"`, lastModified: file.lastModified.toUTCString() };
  void reply.headers({
    etag: version.etag,
    'last-modified': version.lastModified,
    'accept-ranges': 'bytes',
    'cache-control': file.isPersonal ? 'no-store' : 'private, max-age=0, must-revalidate',
    'content-disposition': dispositionOf(file.disposition, file.name),
    // An uploaded file must not run any script, however the browser interprets it.
    'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
  });
  if (isNotModified(request, version)) return reply.code(304).send();
  void reply.type(file.contentType);
  // Ranges apply to GET only. An empty stream keeps the content-length, which Fastify would set to 0 otherwise.
  if (request.method === 'HEAD') return reply.header('content-length', size).send(Readable.from([]));
  const range = isSameVersion(request, version) ? rangeOf(request.headers.range, size) : 'all';
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range === 'all') return reply.header('content-length', size).send(store.read(file.sha256));
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(store.read(file.sha256, range));
}

/** The address of a stored file for pages; `GET /files/:fileId` checks who may see it. */
export const fileAddress = (fileId: string | null): string | null => (fileId === null ? null : `/api/files/${fileId}`);

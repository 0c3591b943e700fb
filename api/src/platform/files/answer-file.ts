import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../http/failure';
import type { FileStore } from './file-store';

export interface FileAnswer {
  sha256: string;
  name: string;
  contentType: string;
  /** `attachment` saves it, `inline` shows it where its type is one that cannot run anything. */
  disposition: 'inline' | 'attachment';
}

interface Range {
  start: number;
  end: number;
}

const rangeForm = /^bytes=(\d*)-(\d*)$/;

/** One range, as players and viewers ask for it; anything odd is answered with the whole file, as the standard allows. */
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

/** Streams a kept file, a part of it where a part is asked for. Access is the caller's business. */
export async function answerFile(
  store: FileStore,
  file: FileAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const size = await store.sizeOf(file.sha256);
  if (size === undefined) throw failure('notFound');
  const etag = `"${file.sha256}"`;
  void reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=0, must-revalidate',
    'content-disposition': dispositionOf(file.disposition, file.name),
    // Whatever a browser makes of it, a file that someone sent runs nothing here.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const range = rangeOf(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  void reply.type(file.contentType);
  if (range === 'all') return reply.header('content-length', size).send(store.read(file.sha256));
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(store.read(file.sha256, range));
}

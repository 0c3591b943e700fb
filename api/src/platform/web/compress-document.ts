import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A document is made for each visit: what takes longer than sending it gains nothing. */
const BROTLI_QUALITY = 4;

const encodings = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/**
 * For who has no gateway before them that does it. A document repeats nothing that somebody else has chosen, beside which a secret
 * could be guessed by its length.
 */
export async function compressed(request: FastifyRequest, reply: FastifyReply, html: string): Promise<string | Buffer> {
  const taken = String(request.headers['accept-encoding']);
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b(?!;q=0)`).test(taken));
  void reply.header('vary', 'accept-encoding');
  if (!encoding) return html;
  void reply.header('content-encoding', encoding);
  return encodings[encoding](html);
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** A document is compressed for each visit: a level slower than sending gains nothing. */
const BROTLI_QUALITY = 4;

const encodings = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** The package's types lack the option: the preferred encoding among equal ones. */
interface Encodings {
  encoding(available: (keyof typeof encodings)[], options: { preferred: string[] }): keyof typeof encodings | undefined;
}

/**
 * For servers without a compressing gateway. A document contains no text chosen by others, which could reveal a secret
 * through its length.
 */
export async function compressed(request: FastifyRequest, reply: FastifyReply, html: string): Promise<string | Buffer> {
  const encoding = (new Negotiator(request) as Encodings).encoding(['br', 'gzip'], { preferred: ['br'] });
  void reply.header('vary', 'accept-encoding');
  if (!encoding) return html;
  void reply.header('content-encoding', encoding);
  return encodings[encoding](html);
}

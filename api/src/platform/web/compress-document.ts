import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** A document is made for each visit: what takes longer than sending it gains nothing. */
const BROTLI_QUALITY = 4;

const encodings = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** The types of the package lack the option: which of several that a client likes alike is taken. */
interface Encodings {
  encoding(available: (keyof typeof encodings)[], options: { preferred: string[] }): keyof typeof encodings | undefined;
}

/**
 * For who has no gateway before them that does it. A document repeats nothing that somebody else has chosen, beside which a secret
 * could be guessed by its length.
 */
export async function compressed(request: FastifyRequest, reply: FastifyReply, html: string): Promise<string | Buffer> {
  const encoding = (new Negotiator(request) as Encodings).encoding(['br', 'gzip'], { preferred: ['br'] });
  void reply.header('vary', 'accept-encoding');
  if (!encoding) return html;
  void reply.header('content-encoding', encoding);
  return encodings[encoding](html);
}

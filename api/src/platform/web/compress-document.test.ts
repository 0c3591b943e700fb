import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed } from './compress-document';

async function encodingFor(accepted: string | undefined): Promise<string> {
  const headers: Record<string, string> = {};
  const reply = { header: (name: string, value: string) => (headers[name] = value) };
  const request = { headers: { 'accept-encoding': accepted } };
  await compressed(request as unknown as FastifyRequest, reply as unknown as FastifyReply, '<p>');
  return headers['content-encoding'] ?? 'none';
}

describe('the encoding of a document', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0.000', 'none'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['identity', 'none'],
    ['x-br', 'none'],
    ['', 'none'],
    [undefined, 'none'],
  ])('for %j is %s', async (accepted, expected) => {
    expect(await encodingFor(accepted)).toBe(expected);
  });
});

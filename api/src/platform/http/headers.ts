import { MARK_HEADER } from '@passerelle/shared/contract/remotes';
import type { FastifyInstance } from 'fastify';

/** Fixed, as computing a policy for each call halves the throughput; the pages have a policy of their own. */
const fixed = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  vary: 'accept-language, x-api-language, cookie',
};

interface Said {
  isSecure: boolean;
  /** Which remotes are live: open tabs hear from any answer that others are. Absent: no pages are served. */
  mark: (() => string) | undefined;
}

export function secureAnswers(app: FastifyInstance, { isSecure, mark }: Said): void {
  const headers = isSecure ? { ...fixed, 'strict-transport-security': 'max-age=31536000' } : fixed;
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    if (mark) void reply.header(MARK_HEADER, mark());
    done();
  });
}

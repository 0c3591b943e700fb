import { MARK_HEADER } from '@passerelle/shared/contract/remotes';
import type { FastifyInstance } from 'fastify';

const refused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** On every answer, including files and refusals; pages have a stricter policy of their own. */
const everywhere = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'permissions-policy': refused.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** A subdomain reached without TLS could set cookies for the site. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Constant, since computing a policy for each call halves the throughput. */
const ofCalls = {
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  vary: 'accept-language, x-api-language, cookie',
};

export const everywhereHeaders = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure ? { ...everywhere, ...httpsOnly } : everywhere;

export function addSecurityHeaders(app: FastifyInstance, { isSecure }: { isSecure: boolean }): void {
  const headers = everywhereHeaders(isSecure);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/**
 * `mark` is the version of the live remotes, so that open tabs see a change on any answer. Absent: no pages are served.
 */
export function addCallHeaders(app: FastifyInstance, mark: (() => string) | undefined): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(ofCalls).header('x-request-id', request.id);
    if (mark) void reply.header(MARK_HEADER, mark());
    done();
  });
}

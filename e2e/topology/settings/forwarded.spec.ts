import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { originOf } from '../places';
import { answers, type Running } from '../processes';
import { startGateway } from '../servers';

// One gateway for all of them.
test.describe.configure({ mode: 'default' });

const at = (port: number) => `127.0.0.1:${port}`;
const ports = { plain: 4651, tls: 4652, inside: 4653, replica: 4654 };

let folder = '';
let gateway: Running;
const replica = createServer(({ headers }, answer) =>
  answer.setHeader('content-type', 'application/json').end(JSON.stringify(headers)),
);

const start = (name: string, trustedProxies: string): Promise<Running> =>
  startGateway({
    home: join(folder, name),
    tokenFile: join(folder, 'token'),
    env: {
      API: at(ports.replica),
      REMOTES: '',
      PUBLIC_URL: originOf(at(ports.plain)),
      TRUSTED_PROXIES: trustedProxies,
      LISTEN: at(ports.plain),
      LISTEN_TLS: at(ports.tls),
      LISTEN_INSIDE: at(ports.inside),
    },
  });

test.beforeAll(async () => {
  // The setup may have to install nginx first.
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'passerelle-forwarded-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'token'), 'a-token-that-only-this-gateway-knows');
  await new Promise<void>((resolve) => void replica.listen(ports.replica, '127.0.0.1', () => resolve()));
  gateway = await start('gateway', '127.0.0.2, 10.0.0.0/8');
  await answers(`${originOf(at(ports.inside))}/healthy`, gateway);
});

test.afterAll(async () => {
  await gateway.stop('SIGQUIT');
  replica.close();
  rmSync(folder, { recursive: true, force: true });
});

const forged = {
  'x-forwarded-for': '192.0.2.1, 198.51.100.7, 10.1.2.3',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
  forwarded: 'for=198.51.100.7',
};

/** Headers that a replica receives for a request from that address of this machine. */
const seenFrom = (localAddress: string) =>
  new Promise<IncomingHttpHeaders>((resolve, reject) => {
    request(`${originOf(at(ports.plain))}/api/me`, { localAddress, headers: forged, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve(JSON.parse(text) as IncomingHttpHeaders));
    })
      .on('error', reject)
      .end();
  });

test('the client’s forwarding headers are replaced by what the gateway sees', async () => {
  const seen = await seenFrom('127.0.0.3');
  expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.3', 'x-forwarded-proto': 'http' });
  expect([seen['x-forwarded-host'], seen.forwarded]).toEqual([undefined, undefined]);
});

test('a load balancer that the gateway was told of says who asks, and by which way', async () => {
  expect(await seenFrom('127.0.0.2')).toMatchObject({
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-proto': 'https',
  });
});

test('an invalid address of a load balancer is refused with a message', async () => {
  const wrong = await start('wrong', 'balancer');
  try {
    await expect.poll(() => wrong.hasEnded()).toBe(true);
    expect(wrong.log()).toContain('TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.5');
  } finally {
    await wrong.stop('SIGQUIT');
  }
});

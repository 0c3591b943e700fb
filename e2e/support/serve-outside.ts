import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

import { outside } from './product';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves the remote that lives outside as it was built, to any page, from an address of its own. */
export async function serveOutside(): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://remote');
    const headers = { 'access-control-allow-origin': '*', 'content-type': types[extname(pathname)] ?? 'text/plain' };
    readFile(join(outside, pathname)).then(
      (bytes) => response.writeHead(200, headers).end(bytes),
      () => response.writeHead(404, headers).end('Not found'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { remotes } from '../support/product';

export const product = fileURLToPath(new URL('../..', import.meta.url));
export const built = join(product, '.build');

const here = (port: number) => `127.0.0.1:${port}`;

/** Address of each part of the topology; in containers, each part has its own host name instead. */
export const places = {
  gateway: here(4600),
  gatewayTls: here(4601),
  gatewayInside: here(4602),
  replicas: [here(4603), here(4604)],
  remotes: Object.fromEntries(remotes.map((name, index) => [name, here(4611 + index)])),
} as const;

export const originOf = (place: string): string => `http://${place}`;

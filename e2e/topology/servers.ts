import { mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import { findNginx } from '../../shared/build/test-run/servers.mjs';
import { product } from './places';
import { run, type Running } from './processes';

interface ServerOptions {
  /** Folder of the files that the server writes. */
  home: string;
  tokenFile: string;
  env: Record<string, string>;
}

async function start(kind: 'gateway' | 'remote', { home, tokenFile, env }: ServerOptions): Promise<Running> {
  const nginx = await findNginx();
  mkdirSync(home, { recursive: true });
  return run({
    command: 'sh',
    args: [join(product, '.docker', kind, 'start.sh')],
    logFile: join(home, `${kind}.log`),
    env: {
      PATH: [process.env.PATH, dirname(nginx)].join(delimiter),
      [`${kind.toUpperCase()}_HOME`]: home,
      RELEASE_TOKEN_FILE: tokenFile,
      ...env,
    },
  });
}

/** The gateway, and the server of a remote: what their containers start, with other addresses. */
export const startGateway = (options: ServerOptions): Promise<Running> => start('gateway', options);
export const startRemote = (options: ServerOptions): Promise<Running> => start('remote', options);

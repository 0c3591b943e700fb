import { join } from 'node:path';

import { built, originOf } from './places';
import { answers, run, type Running } from './processes';

interface ReplicaOptions {
  place: string;
  folder: string;
  databaseUrl: string;
  publicUrl: string;
}

/** One of the replicas of the server, as its image runs it: production, without a file of a remote. */
export function startReplica({ place, folder, databaseUrl, publicUrl }: ReplicaOptions): Running {
  const port = place.slice(place.indexOf(':') + 1);
  return run({
    command: process.execPath,
    args: ['--enable-source-maps', join(built, 'api/main.js')],
    logFile: join(folder, `replica-${port}.log`),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'the same secret for all of the replicas',
      PUBLIC_URL: publicUrl,
      // The gateway's; tests ask from other addresses of this machine.
      TRUSTED_PROXIES: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      WEB_DIR: join(folder, 'web'),
      LOG_LEVEL: 'info',
      DEMO: '1',
    },
  });
}

export const isReady = (place: string, replica: Running): Promise<void> =>
  answers(`${originOf(place)}/api/ready`, replica);

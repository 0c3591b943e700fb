import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { remotes } from '../support/product';
import { test as base } from '../support/test';
import { makeDatabase } from './database';
import { built, originOf, places } from './places';
import { answers, assertFree, type Running } from './processes';
import { buildOf, release } from './releases';
import { isReady, startReplica } from './replica';
import { startGateway, startRemote } from './servers';

export interface Replica {
  /** Also after its end: then it comes back. */
  start: () => Promise<void>;
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

export interface Topology {
  address: string;
  folder: string;
  databaseUrl: string;
  replicas: readonly [Replica, Replica];
  deploy: (remote: string, build: string) => Promise<void>;
}

/** Creates the folder that the topology writes to; nginx workers run as another user and need access. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'passerelle-topology-'));
  chmodSync(folder, 0o755);
  // The image holds the shell, and has the pointers mounted beside it.
  mkdirSync(join(folder, 'web/remotes'), { recursive: true });
  mkdirSync(join(folder, 'gateway/files/live'), { recursive: true });
  symlinkSync(join(built, 'shell'), join(folder, 'web/shell'));
  symlinkSync(join(folder, 'gateway/files/live'), join(folder, 'web/live'));
  writeFileSync(join(folder, 'token'), 'a-token-that-only-this-topology-knows');
  return folder;
}

const gatewayEnv = (): Record<string, string> => ({
  API: places.replicas.join(' '),
  REMOTES: remotes.map((name) => `${name}=${places.remotes[name]}`).join(' '),
  PUBLIC_URL: originOf(places.gateway),
  TRUSTED_PROXIES: '',
  LISTEN: places.gateway,
  LISTEN_TLS: places.gatewayTls,
  LISTEN_INSIDE: places.gatewayInside,
});

/** The services of docker-compose.yml as processes of this machine: same settings, same bundle, other addresses. */
async function startTopology(stopping: (() => Promise<unknown>)[]): Promise<Topology> {
  await assertFree([places.gateway, places.gatewayInside, ...places.replicas, ...Object.values(places.remotes)]);
  const folder = makeFolder();
  stopping.push(async () => rmSync(folder, { recursive: true, force: true }));
  const tokenFile = join(folder, 'token');
  const address = originOf(places.gateway);
  const database = await makeDatabase();
  stopping.push(database.drop);

  const replicaAt = (place: string): Replica => {
    let running: Running | undefined;
    const stop = async (signal: 'SIGTERM' | 'SIGKILL') => running?.stop(signal);
    stopping.push(() => stop('SIGTERM'));
    return {
      stop,
      start: async () => {
        running = startReplica({ place, folder, databaseUrl: database.url, publicUrl: address });
        await isReady(place, running);
      },
    };
  };
  const [one, two] = places.replicas;
  const replicas = [replicaAt(one), replicaAt(two)] as const;
  const [first, second] = replicas;
  const startServers = async (): Promise<void> => {
    for (const name of remotes) {
      const place = places.remotes[name] ?? '';
      const server = await startRemote({ home: join(folder, name), tokenFile, env: { LISTEN: place } });
      stopping.push(() => server.stop('SIGQUIT'));
    }
    const gateway = await startGateway({ home: join(folder, 'gateway'), tokenFile, env: gatewayEnv() });
    stopping.push(() => gateway.stop('SIGQUIT'));
    await answers(`${originOf(places.gatewayInside)}/healthy`, gateway);
  };
  // The second would wait for the first to fill the database, and not for ever.
  await Promise.all([first.start(), startServers()]);

  const deploy: Topology['deploy'] = (remote, build) => release(remote, build, tokenFile);
  await Promise.all([second.start(), ...remotes.map((name) => deploy(name, buildOf(name)))]);
  return { address, folder, databaseUrl: database.url, replicas, deploy };
}

/** Everything is started once and stopped in reverse, whatever happened in between. */
export const test = base.extend<object, { topology: Topology }>({
  topology: [
    async ({}, use) => {
      const stopping: (() => Promise<unknown>)[] = [];
      try {
        await use(await startTopology(stopping));
      } finally {
        for (const stop of stopping.reverse()) await stop().catch((error: unknown) => console.error(error));
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ topology }, use) => use(topology.address),
});

import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './a-process';
import { administer } from './template';

export interface ReplicatedServer {
  url: string;
  /** The replica, in streaming mode. */
  copyUrl: string;
  /** Pauses replay on the replica, which still answers; until `follow`. */
  pause(): Promise<void>;
  follow(): Promise<void>;
  stopCopy(): Promise<void>;
  startCopy(): Promise<void>;
  close(): Promise<void>;
}

const DISTRIBUTED = '/usr/lib/postgresql';

/** The programs of the newest installed PostgreSQL. */
async function programs(): Promise<string> {
  const versions = await readdir(DISTRIBUTED);
  const newest = versions.map(Number).toSorted((a, b) => b - a)[0];
  return join(DISTRIBUTED, String(newest), 'bin');
}

/** PostgreSQL does not run as root. */
async function asWhom(): Promise<SpawnOptions> {
  if (process.getuid?.() !== 0) return {};
  const child = spawn('id', ['-u', 'postgres']);
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  await once(child, 'close');
  return { uid: Number(output) };
}

/** A separate server with a streaming replica, both on this machine and empty. */
export async function aReplicatedServer(): Promise<ReplicatedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-replicated-'));
  await chmod(folder, 0o777);
  const [bin, whom] = [await programs(), await asWhom()];
  const run = async (program: string, ...args: string[]): Promise<void> => {
    const child = spawn(join(bin, program), args, { ...whom, stdio: 'ignore', cwd: folder });
    const [code] = (await once(child, 'close')) as [number];
    if (code !== 0) throw new Error(`${program} ended with ${code}.`);
  };
  const [port, copyPort] = [await freePort(), await freePort()];
  const at = (name: string) => join(folder, name);
  const start = (name: string, ownPort: number) => {
    const options = `-p ${ownPort} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
    return run('pg_ctl', 'start', '-w', '-D', at(name), '-l', at(`${name}.log`), '-o', options);
  };
  const stop = (name: string) => run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', at(name));
  const urlOf = (ownPort: number) => `postgres://postgres@127.0.0.1:${ownPort}/postgres`;

  await run('initdb', '-D', at('server'), '-U', 'postgres', '-A', 'trust', '--no-sync', '--locale=C', '-E', 'UTF8');
  await start('server', port);
  await run('pg_basebackup', '-D', at('copy'), '-d', urlOf(port), '-R', '-X', 'stream', '--checkpoint=fast', '-N');
  await start('copy', copyPort);
  const copyUrl = urlOf(copyPort);
  let isCopying = true;
  return {
    url: urlOf(port),
    copyUrl,
    pause: () => administer(copyUrl, 'SELECT pg_wal_replay_pause()'),
    follow: () => administer(copyUrl, 'SELECT pg_wal_replay_resume()'),
    stopCopy: async () => {
      isCopying = false;
      await stop('copy');
    },
    startCopy: async () => {
      await start('copy', copyPort);
      isCopying = true;
    },
    close: async () => {
      if (isCopying) await stop('copy');
      await stop('server');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './a-process';

export interface Pooler {
  /** The same server through the pooler. */
  url: string;
  close(): Promise<void>;
}

async function listens(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('pgbouncer did not start.');
    const socket = connect(port, '127.0.0.1');
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isThere) return;
    await wait(50);
  }
}

/**
 * The installed pgbouncer in front of a server: a database connection is lent for one transaction, then to the next
 * caller. There are only two, so that leaked session state would reach another caller at once.
 */
export async function aPooler(server: string): Promise<Pooler> {
  const { hostname, port: serverPort, username, password } = new URL(server);
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-pooler-'));
  // It does not run as root, and reads its settings as its own user.
  await chmod(folder, 0o755);
  const port = await freePort();
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pooler.ini');
  await writeFile(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
`,
  );
  const isRoot = process.getuid?.() === 0;
  const child = spawn('pgbouncer', [...(isRoot ? ['-u', 'nobody'] : []), settings], {
    stdio: 'ignore',
    env: { PATH: `${process.env['PATH']}:/usr/sbin` },
  });
  // A missing program is reported by an event, and never exits.
  const missing = once(child, 'error').then(([error]) => Promise.reject(error as Error));
  await Promise.race([listens(port, child), missing]);
  const url = new URL(server);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    close: async () => {
      const ended = once(child, 'close');
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

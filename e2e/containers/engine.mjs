import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';

import { LackingKernel, mustRun, Skipped, tryRun, until, wait } from './commands.mjs';
import { unpackEngine } from './packages.mjs';

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {NodeJS.ProcessEnv} env With which `docker` reaches it.
 * @property {boolean} isHosts Whether it is there for others, too.
 * @property {() => Promise<void>} stop
 */

const OLDEST_COMPOSE = [2, 24];

/** The engine of this machine, when it answers and its Compose is new enough. @returns {Promise<Engine | null>} */
export async function hostEngine() {
  const version = await tryRun('docker', ['version', '--format', '{{.Server.Version}}'], { timeout: 20_000 });
  if (version.code !== 0) return null;
  const compose = await tryRun('docker', ['compose', 'version', '--short'], { timeout: 20_000 });
  const [major = 0, minor = 0] = compose.output.trim().replace(/^v/, '').split('.').map(Number);
  const isNewEnough = major > 2 || (major === 2 && minor >= (OLDEST_COMPOSE[1] ?? 0));
  if (compose.code !== 0 || !isNewEnough) return null;
  return {
    name: `Docker ${version.output.trim()} of this machine`,
    env: {},
    isHosts: true,
    stop: async () => undefined,
  };
}

/** Throws with the reason if this machine cannot run an engine. */
function assertPossible() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) throw new Skipped('no engine here, and no apt');
  if (process.getuid?.() !== 0) throw new Skipped('no engine here, and only root can bring one along');
  if (!/\boverlay$/m.test(readFileSync('/proc/filesystems', 'utf8')))
    throw new LackingKernel('the kernel has no overlay');
}

/** @param {NodeJS.ProcessEnv} env */
async function assertKernel(env) {
  const trial = [
    'ip link add passerelle0 type veth peer name passerelle1',
    'ip link add passerelle2 type bridge',
    // Names are answered inside each container by a rule of this kind.
    'iptables -t nat -A OUTPUT -d 127.0.0.11 -p udp --dport 53 -j DNAT --to-destination 127.0.0.11:5353',
  ].join(' && ');
  const { code, output } = await tryRun('unshare', ['--net', 'sh', '-c', trial], { env });
  if (code !== 0) throw new LackingKernel(`the kernel lacks veth, bridges or nft: ${output.trim().split('\n').at(-1)}`);
}

/** Environment variables of an unpacked engine: its path and its socket. @param {string} unpacked @param {string} cache */
function environment(unpacked, cache) {
  const own = join(cache, 'bin');
  const plugins = join(cache, 'config/cli-plugins');
  rmSync(own, { recursive: true, force: true });
  rmSync(plugins, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  mkdirSync(plugins, { recursive: true });
  for (const name of ['iptables', 'ip6tables'])
    symlinkSync(join(unpacked, 'usr/sbin/xtables-nft-multi'), join(own, name));
  const shipped = join(unpacked, 'usr/libexec/docker/cli-plugins');
  for (const name of readdirSync(shipped)) symlinkSync(join(shipped, name), join(plugins, name));
  const libraries = readdirSync(join(unpacked, 'usr/lib')).find((name) => name.endsWith('-linux-gnu')) ?? '';
  const library = join(unpacked, 'usr/lib', libraries);
  return {
    PATH: [own, join(unpacked, 'usr/bin'), join(unpacked, 'usr/sbin'), process.env.PATH].join(delimiter),
    LD_LIBRARY_PATH: library,
    XTABLES_LIBDIR: join(library, 'xtables'),
    DEBOOTSTRAP_DIR: join(unpacked, 'usr/share/debootstrap'),
    DOCKER_CONFIG: join(cache, 'config'),
    DOCKER_HOST: `unix://${join(cache, 'engine.sock')}`,
  };
}

/**
 * No rule of this machine's firewall is written, and nothing is forwarded by it: containers reach each other over bridges
 * of their own, this machine reaches them through the engine's proxy, and builds use this machine's network.
 * @param {string} cache @param {string} unpacked
 */
function writeSettings(cache, unpacked) {
  const file = join(cache, 'engine.json');
  const settings = {
    'data-root': join(cache, 'data'),
    'exec-root': join(cache, 'exec'),
    pidfile: join(cache, 'engine.pid'),
    hosts: [`unix://${join(cache, 'engine.sock')}`],
    iptables: false,
    ip6tables: false,
    'ip-forward': false,
    'ip-masq': false,
    bridge: 'none',
    mtu: 1400,
    'default-address-pools': [
      {
        base: '10.214.0.0/16',
        size: 24,
      },
    ],
    'userland-proxy-path': join(unpacked, 'usr/sbin/docker-proxy'),
    'init-path': join(unpacked, 'usr/bin/tini-static'),
  };
  writeFileSync(file, JSON.stringify(settings, null, 2));
  return file;
}

/** One of a former run that was cut off, known by its settings. @param {string} file @param {string} pidFile */
async function stopFormer(file, pidFile) {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  const command = `/proc/${pid}/cmdline`;
  if (existsSync(command) && readFileSync(command, 'utf8').split('\0').includes(file)) await end(pid);
  rmSync(pidFile, { force: true });
}

const isAlive = (/** @type {number} */ pid) => existsSync(`/proc/${pid}`);

/** @param {number} pid */
async function end(pid) {
  if (isAlive(pid)) process.kill(pid, 'SIGTERM');
  for (let turn = 0; turn < 60 && isAlive(pid); turn += 1) await wait(500);
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}

const bridges = () => readdirSync('/sys/class/net').filter((name) => name.startsWith('br-'));

/** Brings an engine along: unpacked, not installed, with everything that it writes below the cache. @param {string} cache @returns {Promise<Engine>} */
export async function broughtEngine(cache) {
  assertPossible();
  mkdirSync(cache, { recursive: true });
  const unpacked = await unpackEngine(cache);
  const env = environment(unpacked, cache);
  await assertKernel(env);
  const file = writeSettings(cache, unpacked);
  await stopFormer(file, join(cache, 'engine.pid'));
  const before = bridges();
  const log = join(cache, 'engine.log');
  const output = openSync(log, 'w');
  const daemon = spawn('dockerd', ['--config-file', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  const pid = daemon.pid ?? 0;
  const stop = async () => {
    await end(pid);
    for (const line of readFileSync('/proc/mounts', 'utf8').split('\n').reverse()) {
      const place = line.split(' ')[1] ?? '';
      if (place.startsWith(join(cache, 'data')) || place.startsWith(join(cache, 'exec')))
        await tryRun('umount', ['-l', place]);
    }
    for (const name of bridges().filter((bridge) => !before.includes(bridge)))
      await tryRun('ip', ['link', 'del', name]);
  };
  try {
    await until('the engine answers', async () => {
      if (daemon.exitCode !== null) throw new Error('It has ended.');
      return (await tryRun('docker', ['version'], { env })).code === 0;
    });
  } catch {
    await stop();
    throw new Skipped(`the engine does not start here: ${readFileSync(log, 'utf8').trim().split('\n').at(-1)}`);
  }
  const version = await mustRun('docker', ['version', '--format', '{{.Server.Version}}'], { env });
  return { name: `Docker ${version.trim()}, brought along`, env, isHosts: false, stop };
}

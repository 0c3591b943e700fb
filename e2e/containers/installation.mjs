import { appendFileSync, chmodSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, join, relative } from 'node:path';

import { root } from '../../shared/build/paths.mjs';
import { mustRun, tryRun } from './commands.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */

const leftOut = new Set([
  'node_modules',
  '.git',
  '.build',
  '.cache',
  '.data',
  '.env',
  'backup',
  'secrets',
  'certificates',
]);

/** A free port of this machine. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Copies the sources with permissions for the owner only, as some checkouts have them. @param {string} folder */
function copySources(folder) {
  rmSync(folder, { recursive: true, force: true });
  // One by one: a folder is not copied into itself.
  for (const name of readdirSync(root).filter((entry) => !leftOut.has(entry))) {
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  }
  for (const name of ['secrets', 'certificates']) {
    cpSync(join(root, '.docker', name, '.gitignore'), join(folder, '.docker', name, '.gitignore'));
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    if (relative(folder, path)) chmodSync(path, entry.isDirectory() ? 0o700 : 0o600);
  }
}

/** An installation of the product on an engine, under a name of its own: nothing of another one there is touched. */
export class Installation {
  /** @param {Engine} engine @param {string} folder @param {{ web: number, tls: number, mail: number }} ports */
  constructor(engine, folder, ports) {
    this.engine = engine;
    this.folder = folder;
    this.ports = ports;
    this.project = 'passerelle-check';
    this.origin = `http://127.0.0.1:${ports.web}`;
    this.env = { ...engine.env, COMPOSE_PROJECT_NAME: this.project };
    /** @type {string} What the last build wrote. */
    this.buildOutput = '';
  }

  /** @param {Engine} engine @param {string} cache */
  static async prepare(engine, cache) {
    const folder = join(cache, 'installation');
    const ports = { web: await freePort(), tls: await freePort(), mail: await freePort() };
    const made = new Installation(engine, folder, ports);
    copySources(folder);
    await made.removeAll();
    if (!engine.isHosts) {
      // Builds take packages from this machine's network; the engine forwards nothing.
      const services = ['gateway', 'api', 'release', 'mfe-client-admin'].map(
        (name) => `  ${name}: { build: { network: host } }`,
      );
      writeFileSync(join(folder, 'docker-compose.override.yml'), ['services:', ...services, ''].join('\n'));
    }
    await mustRun('sh', ['.docker/make-secrets.sh'], { cwd: folder });
    // A network of its own beside that of an installation that is there.
    const settings = {
      DEMO: 1,
      PORT: ports.web,
      TLS_PORT: ports.tls,
      MAIL_PORT: ports.mail,
      PUBLIC_URL: made.origin,
      REPLICAS_SUBNET: '10.215.77.0/24',
    };
    appendFileSync(
      join(folder, '.env'),
      Object.entries(settings)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    return made;
  }

  /** @param {readonly string[]} args @param {import('./commands.mjs').RunOptions} [options] */
  compose(args, options = {}) {
    return mustRun('docker', ['compose', ...args], { cwd: this.folder, env: this.env, ...options });
  }

  /** @param {readonly string[]} args */
  docker(...args) {
    return mustRun('docker', args, { cwd: this.folder, env: this.env });
  }

  /** Commands as an operator types them, in the folder of the installation. @param {string} commands */
  shell(commands) {
    return mustRun('bash', ['-euo', 'pipefail', '-c', commands], { cwd: this.folder, env: this.env });
  }

  /** @param {string} service @returns {Promise<string[]>} the containers of a service */
  async containers(service) {
    return (await this.compose(['ps', '-aq', service])).split('\n').filter(Boolean);
  }

  /** @param {readonly string[]} containers */
  async inspect(...containers) {
    const text = await this.docker('inspect', ...containers);
    return /** @type {{ Id: string, Name: string, State: { Pid: number, Status: string, ExitCode: number, Health?: { Status: string } }, HostConfig: { ReadonlyRootfs: boolean }, Config: { Labels: Record<string, string> } }[]} */ (
      JSON.parse(text)
    );
  }

  /** @param {string} path @param {RequestInit} [init] */
  fetch(path, init = {}) {
    return fetch(this.origin + path, { signal: AbortSignal.timeout(30_000), redirect: 'manual', ...init });
  }

  /** Containers, volumes and networks of this installation, also those that a former run left. */
  async removeAll() {
    const label = `label=com.docker.compose.project=${this.project}`;
    const env = this.env;
    for (const [list, remove] of /** @type {const} */ ([
      [
        ['ps', '-aq'],
        ['rm', '-fv'],
      ],
      [
        ['volume', 'ls', '-q'],
        ['volume', 'rm', '-f'],
      ],
      [
        ['network', 'ls', '-q'],
        ['network', 'rm'],
      ],
    ])) {
      const { output } = await tryRun('docker', [...list, '--filter', label], { env });
      const found = output.split('\n').filter((line) => /^[\w.-]+$/.test(line));
      if (found.length > 0) await tryRun('docker', [...remove, ...found], { env });
    }
  }

  /** @param {readonly string[]} others */
  async removeImages(others) {
    const names = ['api', 'gateway', 'release', 'remote'].map((name) => `${this.project}-${name}`);
    await tryRun('docker', ['image', 'rm', '-f', ...names, ...others], { env: this.env });
  }
}

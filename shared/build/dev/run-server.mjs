import { spawn } from 'node:child_process';

import { root } from '../paths.mjs';

/**
 * A server that can be started again after its bundle changed: the old one ends first, since two may not share a
 * data folder.
 * @param {string} main @param {string} webDir
 */
export function runServer(main, webDir) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  const start = () => {
    server = spawn(process.execPath, ['--enable-source-maps', main], {
      cwd: root,
      stdio: 'inherit',
      env: { WEB_DIR: webDir, ...process.env },
    });
  };
  const stop = () =>
    new Promise((resolve) => {
      if (!server || server.exitCode !== null) return resolve(undefined);
      server.once('close', resolve);
      return server.kill('SIGTERM');
    });
  process.on('SIGINT', () => void stop().then(() => process.exit(0)));
  process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
  return { restart: () => stop().then(start) };
}

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const serve = fileURLToPath(new URL('./serve.mjs', import.meta.url));

/**
 * The built product on a port of its own, from a folder of pages.
 * @param {{ port: number, webDir?: string }} options
 */
export async function startProduct({ port, webDir }) {
  const child = spawn(process.execPath, [serve], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, E2E_PORT: String(port), ...(webDir ? { WEB_DIR: webDir } : {}) },
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 480; tries += 1) {
    const ready = await fetch(`${origin}/api/ready`).catch(() => null);
    if (ready?.ok) return { origin, stop: () => stop(child) };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop(child);
  throw new Error(`Nothing answers on ${origin}`);
}

/** @param {import('node:child_process').ChildProcess} child */
const stop = (child) =>
  new Promise((resolve) => {
    child.once('close', resolve);
    child.kill('SIGTERM');
  });

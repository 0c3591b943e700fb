import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { deploy } from '../../shared/build/release/deploy.mjs';
import { rollback } from '../../shared/build/release/rollback.mjs';
import { folderStore } from '../../shared/build/release/store/folder-store.mjs';
import { remotes } from '../support/product';
import { startProduct } from '../support/start-product.mjs';

const build = fileURLToPath(new URL('../../.build', import.meta.url));

export interface OwnProduct {
  origin: string;
  /** A team deploys what lies in a folder. */
  deploy: (remote: string, folder: string, by?: string) => Promise<void>;
  rollback: (remote: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Versions deployed by hand into this checkout are left out. */
function isOwn(path: string): boolean {
  const [part, entry] = relative(build, path).split(sep);
  return part === 'shell' || !entry || remotes.some((name) => entry === name || entry === `${name}.json`);
}

/** Starts a product with its own store, to which no other test deploys. */
export async function startOwnProduct(port: number): Promise<OwnProduct> {
  const webDir = mkdtempSync(join(tmpdir(), 'passerelle-store-'));
  for (const part of ['shell', 'remotes', 'live']) {
    cpSync(join(build, part), join(webDir, part), { recursive: true, filter: isOwn });
  }
  const { origin, stop } = await startProduct({ port, webDir });
  const store = folderStore(webDir);
  const say = (): void => undefined;
  return {
    origin,
    deploy: async (remote, folder, by = 'the team') => {
      await deploy({ remote, build: folder, store, by, say });
    },
    rollback: async (remote) => {
      await rollback({ remote, store, by: 'the team', say });
    },
    stop: async () => {
      await stop();
      rmSync(webDir, { recursive: true, force: true });
    },
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { folderStore } from '../store/folder-store.mjs';
import { httpStore } from '../store/http-store.mjs';
import { anOffer, discardTemp, tempFolder } from './a-build.mjs';
import { storeServer } from './store-server.mjs';

/** @type {(() => void)[]} */
const closing = [];

/**
 * A store with a shell, of either kind, and the folder behind it.
 * @param {string} kind `folder` or `http`
 * @param {{ offer?: object | null, ways?: import('./store-server.mjs').Ways }} [options]
 */
export async function aStore(kind, { offer = anOffer(), ways } = {}) {
  const folder = tempFolder();
  mkdirSync(join(folder, 'shell'), { recursive: true });
  if (offer) writeFileSync(join(folder, 'shell/offer.json'), JSON.stringify(offer));
  if (kind === 'folder') return { folder, store: folderStore(folder) };
  const server = await storeServer(folder, ways);
  closing.push(server.close);
  return { folder, store: httpStore(server.address, { token: 'secret', pause: 1 }), asked: server.asked };
}

/** After each file of tests. */
export function discardStores() {
  for (const close of closing.splice(0)) close();
  discardTemp();
}

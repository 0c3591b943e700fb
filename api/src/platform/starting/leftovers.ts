import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLeftBehind, ownTag, tagPattern } from './process-identity';

const OTHERS_KEPT_MS = 24 * 60 * 60 * 1_000;

const uploads = new Set<string>();

/** A temporary folder of this process: for uploads, or for the socket of the embedded database. */
export async function makeTemporaryFolder(kind?: 'upload'): Promise<string> {
  const name = `passerelle-${kind === undefined ? '' : `${kind}-`}${ownTag()}-`;
  const folder = await mkdtemp(join(tmpdir(), name));
  if (kind === 'upload') uploads.add(folder);
  return folder;
}

export async function discardUpload(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  uploads.delete(folder);
}

/** On stop: those of disconnected clients' calls, which a stop does not wait for. */
export const discardUploads = async (): Promise<void> => void (await Promise.all([...uploads].map(discardUpload)));

const folderName = new RegExp(`^passerelle-(?:[a-z]+-)?${tagPattern}-\\w{6}$`);
/** A partial file in the file store, see `createFolderStore`. */
const storedName = new RegExp(`^[0-9a-f]{64}\\.${tagPattern}\\.`);

/** Made by a process that has ended, or over a day ago on another machine. */
async function isLeft(path: string, tag: readonly string[]): Promise<boolean> {
  if (isLeftBehind(tag)) return true;
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > OTHERS_KEPT_MS;
}

async function sweepFolder(folder: string, pattern: RegExp): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, ...tag] = pattern.exec(name) ?? [];
    const path = join(folder, name);
    // Another user's folder of that name cannot be deleted.
    if (tag.length > 0 && (await isLeft(path, tag))) {
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

/** Deletes the temporary folders and files of killed processes, and none of a process that still runs. */
export async function sweepLeftovers(dataDir: string, temporary = tmpdir()): Promise<void> {
  await sweepFolder(temporary, folderName);
  const files = join(dataDir, 'files');
  for (const name of await readdir(files).catch(() => [])) await sweepFolder(join(files, name), storedName);
}

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLeftBehind, ownTag, tagPattern } from './process-identity';

const OTHERS_KEPT_MS = 24 * 60 * 60 * 1_000;

/** A folder that ends with this process: of uploads under way, or of the socket of the embedded database. */
export const makeTemporaryFolder = (kind?: 'upload'): Promise<string> =>
  mkdtemp(join(tmpdir(), `passerelle-${kind === undefined ? '' : `${kind}-`}${ownTag()}-`));

const folderName = new RegExp(`^passerelle-(?:[a-z]+-)?${tagPattern}-\\w{6}$`);
/** On its way into the file store, see `createFileStore`. */
const storedName = new RegExp(`^[0-9a-f]{64}\\.${tagPattern}\\.`);

/** Made by a process that has ended; or by one that cannot be seen from this machine, longer ago than anything takes. */
async function isLeft(path: string, tag: readonly string[]): Promise<boolean> {
  if (isLeftBehind(tag)) return true;
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > OTHERS_KEPT_MS;
}

async function sweepFolder(folder: string, pattern: RegExp): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, ...tag] = pattern.exec(name) ?? [];
    const path = join(folder, name);
    // Somebody else's may be in the way, in a folder that everybody writes to.
    if (tag.length > 0 && (await isLeft(path, tag))) {
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

/** What a process that was killed could not put away: nothing of one that still runs, and of nobody else. */
export async function sweepLeftovers(dataDir: string, temporary = tmpdir()): Promise<void> {
  await sweepFolder(temporary, folderName);
  const files = join(dataDir, 'files');
  for (const name of await readdir(files).catch(() => [])) await sweepFolder(join(files, name), storedName);
}

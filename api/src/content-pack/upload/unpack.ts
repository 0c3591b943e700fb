import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { createPacer } from '../../platform/database/in-batches';
import { failure } from '../../platform/failure';
import type { ReceivedFile } from '../../platform/files/received-file';
import { openZip } from '../../platform/spreadsheet/read-zip';

const { files: mostFiles, unfolded: mostBytes } = fileLimits.contentPack;

const refused = (code: 'wrongType' | 'tooLarge') =>
  failure(code, { fields: { pack: code === 'tooLarge' ? code : 'format' } });

/** Files that systems add to an archive, and folder entries. */
const isBeside = (name: string): boolean =>
  name.endsWith('/') || name.split('/').some((part) => part === '__MACOSX' || part.startsWith('.'));

/** Zipping a folder puts the folder itself into the archive, so the root is where `pack.yaml` is. */
function rootOf(names: readonly string[]): string {
  const heads = names.filter((name) => name === 'pack.yaml' || /^[^/]+\/pack\.yaml$/.test(name));
  const [head = ''] = heads.toSorted((one, other) => one.length - other.length);
  return head.slice(0, Math.max(0, head.length - 'pack.yaml'.length));
}

/** Unpacks the files of an uploaded pack into a folder; other calls run meanwhile. */
export async function unpack(file: Pick<ReceivedFile, 'path'>, folder: string): Promise<void> {
  const zip = await openZip(await readFile(file.path));
  if (!zip) throw refused('wrongType');
  const names = zip.names.filter((name) => !isBeside(name));
  if (names.length > mostFiles) throw refused('tooLarge');
  const root = rootOf(names);
  const rest = createPacer();
  let left: number = mostBytes;
  for (const name of names.filter((one) => one.startsWith(root))) {
    const bytes = await zip.read(name, left);
    if (bytes === 'tooLarge') throw refused('tooLarge');
    if (bytes === undefined) throw refused('wrongType');
    left -= bytes.length;
    const path = join(folder, name.slice(root.length));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    await rest();
  }
}

import { stat } from 'node:fs/promises';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { libraryExtensions } from '../../domains/library/content-types';
import { isSameKind, kindOfFile } from '../../platform/files/received-file';

export type FileFault = { code: 'extension' | 'tooLarge' | 'unknown' } | { code: 'other'; kind: string };

/** The reason to refuse a file of the library, if any: its bytes decide, not its name. */
export async function findFileFault(path: string, extension: string): Promise<FileFault | undefined> {
  if (!libraryExtensions.includes(extension)) return { code: 'extension' };
  const { size } = await stat(path);
  if (size > fileLimits.document.bytes) return { code: 'tooLarge' };
  const kind = await kindOfFile(path);
  if (kind === undefined) return { code: 'unknown' };
  return isSameKind(kind, extension) ? undefined : { code: 'other', kind };
}

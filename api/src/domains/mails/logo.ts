import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Db } from '../../platform/database/connection';
import type { FileStore } from '../../platform/files/file-store';
import { failure } from '../../platform/failure';

/** Twice what a mail shows, for fine screens. */
const box = { width: 358, height: 68, fit: 'inside' } as const;
const mostPixels = 25_000_000;

/** The bytes of what is an organisation's logo at present; any other file is not found. */
export async function findLogo(db: Db, files: FileStore, fileId: string): Promise<string> {
  const file = await db
    .selectFrom('files')
    .innerJoin('themes', 'themes.logo_file_id', 'files.id')
    .where('files.id', '=', fileId)
    .where('files.deleted_at', 'is', null)
    .select('files.sha256')
    .executeTakeFirst();
  if (!file || (await files.sizeOf(file.sha256)) === undefined) throw failure('notFound');
  return file.sha256;
}

/** On white whatever its ground: programs that darken a mail would otherwise hide a dark logo. */
export const logoForMails = async (files: FileStore, sha256: string): Promise<Buffer> =>
  sharp(await buffer(files.read(sha256)), { limitInputPixels: mostPixels })
    .resize(box)
    .flatten({ background: '#FFFFFF' })
    .png()
    .toBuffer()
    .catch((cause: unknown) => {
      throw failure('notFound', { cause });
    });

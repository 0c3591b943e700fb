import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { open } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import type { Db } from '../../platform/database/connection';
import type { FileStore } from '../../platform/files/file-store';
import { failure } from '../../platform/failure';

/** Twice the size in a mail, for high-resolution screens. */
const box = { width: 358, height: 68, fit: 'inside' } as const;
const mostPixels = 25_000_000;

/** Answers a file that is some organisation's current logo; any other file is not found. */
async function findLogo(db: Db, files: FileStore, fileId: string): Promise<string> {
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

/** On white: a mail program with a dark theme would otherwise hide a dark logo. */
const logoForMails = async (files: FileStore, sha256: string): Promise<Buffer> =>
  sharp(await buffer(files.read(sha256)), { limitInputPixels: mostPixels })
    .resize(box)
    .flatten({ background: '#FFFFFF' })
    .png()
    .toBuffer()
    .catch((cause: unknown) => {
      throw failure('notFound', { cause });
    });

export const mailRoutes = defineRoutes((on) => {
  on('GET /logos/:fileId', open, async ({ db, params, request, reply, services: { files } }) => {
    const sha256 = await findLogo(db, files, params.fileId);
    const etag = `"${sha256}-mail"`;
    const isKnown = request.headers['if-none-match'] === etag;
    const picture = isKnown ? undefined : await logoForMails(files, sha256);
    return reply
      .code(isKnown ? 304 : 200)
      .headers({
        etag,
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
        // Web mail embeds it in its own page.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(picture);
  });
});

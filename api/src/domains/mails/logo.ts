import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import sharp from 'sharp';
import type { Calls } from '@passerelle/shared/contract/calls';
import { failure } from '../../platform/http/failure';
import type { Context } from '../../platform/http/routes';
import type { Person } from '../../platform/sessions/person';

/** Twice what a mail shows, for fine screens. */
const box = { width: 358, height: 68, fit: 'inside' } as const;
const mostPixels = 25_000_000;

/** On white whatever its ground: programs that darken a mail would otherwise hide a dark logo. */
const asMailsShowIt = (original: Buffer): Promise<Buffer> =>
  sharp(original, { limitInputPixels: mostPixels })
    .resize(box)
    .flatten({ background: '#FFFFFF' })
    .png()
    .toBuffer()
    .catch((cause: unknown) => {
      throw failure('notFound', { cause });
    });

type LogoContext = Context<Calls['GET /logos/:fileId'], Person | undefined>;

/** Only what is an organisation's logo at present: any other file is not there. */
export async function answerLogo(context: LogoContext): Promise<FastifyReply> {
  const { db, params, request, reply, services } = context;
  const file = await db
    .selectFrom('files')
    .innerJoin('themes', 'themes.logo_file_id', 'files.id')
    .where('files.id', '=', params.fileId)
    .where('files.deleted_at', 'is', null)
    .select('files.sha256')
    .executeTakeFirst();
  if (!file || (await services.files.sizeOf(file.sha256)) === undefined) throw failure('notFound');
  const etag = `"${file.sha256}-mail"`;
  const isKnown = request.headers['if-none-match'] === etag;
  const picture = isKnown ? undefined : await asMailsShowIt(await buffer(services.files.read(file.sha256)));
  return reply
    .code(isKnown ? 304 : 200)
    .headers({
      etag,
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      // Web mail loads it into a page of its own.
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(picture);
}

import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Calls } from '@passerelle/shared/contract/calls';
import { slugOf } from '../../domains/organizations/organization-columns';
import { failure } from '../../platform/failure';
import { dispositionOf } from '../../platform/files/answer-file';
import type { Context } from '../../platform/http/routes';
import { mayWriteFor } from '../items/item-rights';
import { packFiles } from './pack-files';
import { readPublished } from './published-items';
import { attachmentsOfItems } from './write-folder';

/** Sends the published content of a pack as a zip; bytes are read one file after the other. */
export async function exportPack(context: Context<Calls['GET /content/packs/:packId/export']>): Promise<FastifyReply> {
  const { db, person, params, reply, services } = context;
  const { pack, head, items } = await readPublished(db, params.packId);
  if (!mayWriteFor(person, pack.organizationId)) throw failure('notFound');
  const attachments = await attachmentsOfItems(db, items);
  const { ZipFile } = await import('./zip');
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  for (const { path, text } of await packFiles(head, items)) zip.addBuffer(Buffer.from(text), path);
  for (const { path, sha256 } of attachments)
    zip.addReadStreamLazy(path, (take) => {
      // Without a listener, bytes that cannot be read would end the process.
      take(
        null,
        services.files.read(sha256).on('error', (error) => output.destroy(error)),
      );
    });
  zip.end();
  return reply
    .header('content-type', 'application/zip')
    .header('content-disposition', dispositionOf('attachment', `${slugOf(pack.name)}.zip`))
    .send(output);
}

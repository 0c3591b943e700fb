import { readFile } from 'node:fs/promises';
import type { ItemAttachmentBody, ItemFile } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { fileLimits, limits } from '@passerelle/shared/contract/limits';
import { CaptionsFault, parseCaptions } from '../../domains/library/captions';
import { contentTypeOf } from '../../domains/library/content-types';
import { failure } from '../../platform/failure';
import { cleanPicture, isPictureExtension } from '../../platform/files/pictures/clean-picture';
import { extensionOfName, givenFileName, type ReceivedFile } from '../../platform/files/received-file';
import type { Context } from '../../platform/http/routes';
import { countTry, type Limit } from '../../platform/limits/rate-limits';
import { findFileFault } from '../read/file-fault';
import { attachmentPath } from './attachment-paths';
import { attachmentsOf } from '../items/item-files';
import { assertNotArchived, lockItem, type LockedItem } from './lock-item';
import { saveFiles } from './update-item';

type Attaching = Context<Calls['POST /content/items/:itemId/attachments']>;

/** Authors need far fewer; each file has a cost for the server. */
const uploads: Limit = { tries: 300, within: 60 * 60 };

function onlyFile(files: Attaching['files']): ReceivedFile {
  const [file, ...others] = files['file'] ?? [];
  if (!file || others.length > 0) throw failure('invalid', { fields: { file: file ? 'tooMany' : 'required' } });
  if (file.size === 0) throw failure('invalid', { fields: { file: 'tooSmall' } });
  return file;
}

const notCaptions = (cause: unknown) =>
  failure('wrongType', { message: 'contentCaptions', fields: { file: 'format' }, cause });

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw notCaptions(error);
  }
}

async function assertCaptions({ path, size }: ReceivedFile): Promise<void> {
  if (size > fileLimits.captions.bytes) throw failure('tooLarge', { fields: { file: 'tooLarge' } });
  const text = textOf(await readFile(path));
  try {
    parseCaptions(text);
  } catch (error) {
    throw error instanceof CaptionsFault ? notCaptions(error) : error;
  }
}

async function assertDocument({ path, name }: ReceivedFile, role: ItemAttachmentBody['role']): Promise<void> {
  const extension = extensionOfName(name);
  const fault = await findFileFault(path, extension);
  if (fault?.code === 'tooLarge') throw failure('tooLarge', { fields: { file: 'tooLarge' } });
  if (fault) throw failure('wrongType', { message: 'contentFileType', fields: { file: 'notAllowed' } });
  if (role === 'cover' && !isPictureExtension(extension))
    throw failure('wrongType', { message: 'contentCoverType', fields: { file: 'notAllowed' } });
}

/** Checks the file, and removes the metadata of a picture. It runs before the transaction, since it takes a while. */
export async function checkFile({ db, person, body, files, now }: Attaching): Promise<void> {
  const file = onlyFile(files);
  await countTry(db, `attachment:${person.id}`, uploads, now);
  if (body.role === 'captions') {
    if (!body.captions) throw failure('invalid', { fields: { captions: 'required' } });
    return assertCaptions(file);
  }
  await assertDocument(file, body.role);
  const extension = extensionOfName(file.name);
  if (isPictureExtension(extension)) await cleanPicture(file, extension);
}

async function storeFile({ db, files, body, services, now }: Attaching, item: LockedItem) {
  const file = onlyFile(files);
  const name = givenFileName(file.name, limits.titleLength);
  const isText = body.role === 'captions';
  const extension = isText ? 'vtt' : extensionOfName(name);
  const { sha256, size } = await services.files.add(file.path);
  const { id } = await db
    .insertInto('files')
    .values({
      organization_id: item.organizationId,
      purpose: 'content',
      original_name: name,
      extension,
      size,
      sha256,
      content_type: isText ? 'text/vtt' : contentTypeOf(extension),
      created_at: now.toJSDate(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, extension };
}

function withPath({ fields, ...file }: ItemFile, { role, captions }: ItemAttachmentBody, path: string): ItemFile {
  if (role !== 'captions') return { ...file, fields: { ...fields, [role]: path } };
  const known: unknown = fields['captions'];
  const before = typeof known === 'object' && known !== null ? known : {};
  return { ...file, fields: { ...fields, captions: { ...before, ...(captions && { [captions]: path }) } } };
}

/** Adds a file to the draft of a document, in place of the former one. */
export async function attachFile(context: Attaching): Promise<void> {
  const { db, person, params, body, seen } = context;
  const item = await lockItem(db, person, { itemId: params.itemId, seen });
  assertNotArchived(item);
  if (item.kind !== 'library') throw failure('invalid', { fields: { file: 'notAllowed' } });
  const { language, role, captions } = body;
  const { id, extension } = await storeFile(context, item);
  const path = attachmentPath({ key: item.key, language, role, captions: captions ?? undefined, extension });
  const { files } = item.content;
  const changed = { ...files, [language]: withPath(files[language] ?? { fields: {} }, body, path) };
  const known = attachmentsOf(item.kind, changed, item.draft, item.published);
  await saveFiles(context, item, { files: changed, attachments: { ...known, [path]: id } });
}

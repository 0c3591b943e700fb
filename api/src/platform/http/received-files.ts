import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileLimits } from '@passerelle/shared/contract/limits';
import type { ReceivedFile } from '../files/received-file';
import { discardUpload, makeTemporaryFolder } from '../starting/leftovers';
import { Failure, failure } from '../failure';
import { fieldPath } from './form-fields';

/** By contract name; `documents.0.file` and `documents.1.file` are both `documents`, in this order. */
export type ReceivedFiles = Readonly<Record<string, readonly ReceivedFile[]>>;

export interface Multipart {
  fields: [string, string][];
  files: Record<string, ReceivedFile[]>;
}

const PART_LIMITS = {
  fieldSize: 1_000_000,
  fields: 1_000,
  files: 20,
  fieldNameSize: 200,
};

const nameOf = (field: string): string => fieldPath(field)[0] ?? '';

async function store(part: MultipartFile, folder: string, index: number): Promise<ReceivedFile> {
  const path = join(folder, String(index));
  const hash = createHash('sha256');
  part.file.on('data', (bytes: Buffer) => hash.update(bytes));
  await pipeline(part.file, createWriteStream(path, { flags: 'wx' }));
  if (part.file.truncated) throw failure('tooLarge', { fields: { [part.fieldname]: 'tooLarge' } });
  return {
    field: fieldPath(part.fieldname).join('.'),
    name: basename(part.filename),
    claimedType: part.mimetype,
    size: part.file.bytesRead,
    sha256: hash.digest('hex'),
    path,
  };
}

/** A browser sends this for a file field in which no file was chosen. */
const isNothing = ({ name, size }: ReceivedFile): boolean => name === '' && size === 0;

/** Many files together must not fill the disk, even if each is small enough. */
function assertRoom(files: Multipart['files'], field: string): void {
  const total = Object.values(files)
    .flat()
    .reduce((sum, { size }) => sum + size, 0);
  if (total > fileLimits.document.bytes) throw failure('tooLarge', { fields: { [field]: 'tooLarge' } });
}

/** Reads a multipart body; `discard` deletes its temporary folder. */
export async function receiveMultipart(
  request: FastifyRequest,
  accepted: readonly string[],
  fileSize: number = fileLimits.document.bytes,
): Promise<Multipart & { discard: () => Promise<void> }> {
  const folder = await makeTemporaryFolder('upload');
  const discard = (): Promise<void> => discardUpload(folder);
  const fields: [string, string][] = [];
  const files: Record<string, ReceivedFile[]> = {};
  try {
    let index = 0;
    for await (const part of request.parts({ limits: { ...PART_LIMITS, fileSize } })) {
      if (part.type === 'field') {
        if (typeof part.value !== 'string') throw failure('invalid', { fields: { [part.fieldname]: 'format' } });
        fields.push([part.fieldname, part.value]);
        continue;
      }
      const name = nameOf(part.fieldname);
      if (!accepted.includes(name)) throw failure('invalid', { fields: { [part.fieldname]: 'unknown' } });
      const file = await store(part, folder, (index += 1));
      if (!isNothing(file)) (files[name] ??= []).push(file);
      assertRoom(files, part.fieldname);
    }
  } catch (error) {
    await discard();
    throw isServerFault(error) ? error : failure('invalid', { cause: error });
  }
  return { fields, files, discard };
}

/** Other errors of the parser are the sender's; a full disk is an error of the server. */
const isServerFault = (error: unknown): boolean =>
  error instanceof Failure || (error instanceof Error && ('statusCode' in error || 'errno' in error));

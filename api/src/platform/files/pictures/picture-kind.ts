import { open } from 'node:fs/promises';
import { failure } from '../../failure';
import type { ReceivedFile } from '../received-file';

const signatures = [
  { extension: 'jpg', contentType: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { extension: 'png', contentType: 'image/png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const;
type PictureKind = (typeof signatures)[number];

/** The first bytes decide the type of a picture, whatever its name or its sender say; other types are refused. */
export async function pictureKind({ path, field }: Pick<ReceivedFile, 'path' | 'field'>): Promise<PictureKind> {
  const file = await open(path, 'r');
  try {
    const start = Buffer.alloc(8);
    await file.read(start, 0, 8, 0);
    const kind = signatures.find(({ bytes }) => start.subarray(0, bytes.length).equals(bytes));
    if (!kind) throw failure('wrongType', { fields: { [field]: 'notAllowed' } });
    return kind;
  } finally {
    await file.close();
  }
}

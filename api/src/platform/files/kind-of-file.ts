import { createReadStream } from 'node:fs';

/** What a file is by its bytes, as the extension that it should have; nothing where the bytes tell nothing. */
export async function kindOfFile(path: string): Promise<string | undefined> {
  // Only who takes files in pays for what knows them.
  const { fileTypeFromFile } = await import('file-type');
  return (await fileTypeFromFile(path))?.ext;
}

/** Extensions of one kind go by one name. */
export const isSameKind = (one: string, other: string): boolean =>
  one.replace('jpeg', 'jpg') === other.replace('jpeg', 'jpg');

/** Words and line breaks; no text has the control signs that programs and pictures are full of. */
async function isText(path: string): Promise<boolean> {
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    if (part.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte))) return false;
  }
  return true;
}

/** Whether a file is what its extension says. Plain text bears no mark of its own: it is what holds nothing else. */
export async function isOfExtension(path: string, extension: string): Promise<boolean> {
  if (extension === 'txt' || extension === 'csv') return isText(path);
  const kind = await kindOfFile(path);
  return kind !== undefined && isSameKind(kind, extension);
}

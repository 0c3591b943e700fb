import { createReadStream } from 'node:fs';

/** The extension that a file's bytes ask for; undefined where its type is not recognised. */
export async function kindOfFile(path: string): Promise<string | undefined> {
  // Loaded with the first upload only.
  const { fileTypeFromFile } = await import('file-type');
  return (await fileTypeFromFile(path))?.ext;
}

/** Extensions of one kind go by one name. */
export const isSameKind = (one: string, other: string): boolean =>
  one.replace('jpeg', 'jpg') === other.replace('jpeg', 'jpg');

/** Text has none of the control characters that programs and pictures contain. */
async function isText(path: string): Promise<boolean> {
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    if (part.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte))) return false;
  }
  return true;
}

/** Whether a file's bytes fit its extension. Plain text has no signature of its own. */
export async function isOfExtension(path: string, extension: string): Promise<boolean> {
  if (extension === 'txt' || extension === 'csv') return isText(path);
  const kind = await kindOfFile(path);
  return kind !== undefined && isSameKind(kind, extension);
}

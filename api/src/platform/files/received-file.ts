import { extname } from 'node:path';
import { createReadStream } from 'node:fs';

/** An uploaded file, on the disk until the answer is sent: to keep it, store it in the file store. */
export interface ReceivedFile {
  /** The field it came as, dotted: `documents.0.file`. */
  field: string;
  /** The name on the sender's machine, without folders. */
  name: string;
  /** As the sender claims; not to be trusted, the bytes decide. */
  claimedType: string;
  size: number;
  sha256: string;
  path: string;
}

/** Invisible and direction-changing characters: « cv‮fdp.exe » must not look like a PDF. */
const unseen = /[\p{Cf}\p{Cs}\p{Co}]/gu;
/** Path separators, and characters that some system does not allow in a name. */
const reserved = /[\\/:*?"<>|\p{Cc}]+/gu;

/** The extension, in small letters and without its dot: « cv.pdf.exe » is an exe. */
export const extensionOfName = (name: string): string => extname(name).slice(1).toLowerCase();

/** A file name from a user, safe to store, to show and to save on any system. */
export function givenFileName(given: string, longest: number): string {
  const base = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  const name = base
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(reserved, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/gu, '');
  const extension = extname(name);
  const stem = name.slice(0, name.length - extension.length).trim();
  return `${Array.from(stem)
    .slice(0, longest - extension.length)
    .join('')}${extension}`;
}

/** The extension for the detected type; undefined for an unknown type. */
export async function kindOfFile(path: string): Promise<string | undefined> {
  // Loaded with the first upload only.
  const { fileTypeFromFile } = await import('file-type/node');
  return (await fileTypeFromFile(path))?.ext;
}

/** Extensions of one type share a name. */
export const isSameKind = (one: string, other: string): boolean =>
  one.replace('jpeg', 'jpg') === other.replace('jpeg', 'jpg');

/** Text has none of the control characters that programs and pictures contain. */
async function isText(path: string): Promise<boolean> {
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    if (part.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte))) return false;
  }
  return true;
}

/** True if a file's bytes fit its extension. Plain text has no signature of its own. */
export async function isOfExtension(path: string, extension: string): Promise<boolean> {
  if (extension === 'txt' || extension === 'csv') return isText(path);
  const kind = await kindOfFile(path);
  return kind !== undefined && isSameKind(kind, extension);
}

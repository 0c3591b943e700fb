import { inflateRawSync } from 'node:zlib';

/** A zip archive whose parts are read one by one. */
export interface ZipArchive {
  names: readonly string[];
  /** The bytes of a part; `tooLarge` where it unfolds beyond what is allowed, undefined where it is not there or broken. */
  read(name: string, most: number): Buffer | 'tooLarge' | undefined;
}

interface Entry {
  method: number;
  flags: number;
  compressed: number;
  size: number;
  offset: number;
}

const endMark = 0x0605_4b50;
const entryMark = 0x0201_4b50;
const localMark = 0x0403_4b50;
const END_BYTES = 22;
/** The longest comment that may follow the end. */
const COMMENT_BYTES = 65_535;
const encrypted = 1;

function endOf(bytes: Buffer): number | undefined {
  const last = bytes.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_BYTES); at -= 1)
    if (bytes.readUInt32LE(at) === endMark) return at;
  return undefined;
}

function entriesOf(bytes: Buffer): Map<string, Entry> | undefined {
  const end = endOf(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== entryMark) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), {
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      compressed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function unfold(bytes: Buffer, entry: Entry, most: number): Buffer | 'tooLarge' | undefined {
  if ((entry.flags & encrypted) !== 0 || bytes.readUInt32LE(entry.offset) !== localMark) return undefined;
  const start = entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28);
  const packed = bytes.subarray(start, start + entry.compressed);
  if (entry.method === 0) return packed.length > most ? 'tooLarge' : packed;
  if (entry.method !== 8) return undefined;
  // What the archive says of itself may be a lie: the limit holds while it is unfolded.
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : undefined;
  }
}

/** Reads the directory of an archive; undefined where the bytes are none, or broken. */
export function openZip(bytes: Buffer): ZipArchive | undefined {
  const safely = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      // An offset beyond the file.
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  };
  const entries = safely(() => entriesOf(bytes));
  return (
    entries && {
      names: [...entries.keys()],
      read: (name, most) => {
        const entry = entries.get(name);
        return entry && safely(() => unfold(bytes, entry, most));
      },
    }
  );
}

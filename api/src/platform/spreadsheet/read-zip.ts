import { type Entry, fromBufferPromise, validateFileName, type ZipFile } from 'yauzl';

/** A zip archive whose entries are read one by one. */
export interface ZipArchive {
  names: readonly string[];
  /** The bytes of an entry; `tooLarge` if it unpacks beyond the limit, undefined if it is missing or broken. */
  read(name: string, most: number): Promise<Buffer | 'tooLarge' | undefined>;
}

/** More entries than any pack, workbook or document. */
const MOST_ENTRIES = 20_000;

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry> | undefined> {
  if (zip.entryCount > MOST_ENTRIES) return undefined;
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    // macOS writes names in UTF-8 without its flag.
    const name = entry.fileNameRaw.toString();
    if (validateFileName(name) !== null || name.includes('\0')) return undefined;
    entries.set(name, entry);
  }
  return entries;
}

async function unfold(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  // Ends with an error as soon as the data exceeds the declared size.
  for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Reads the directory of an archive; undefined if it is no archive, is broken, or names a path outside. */
export async function openZip(bytes: Buffer): Promise<ZipArchive | undefined> {
  try {
    const zip = await fromBufferPromise(bytes, { decodeStrings: false });
    const entries = await entriesOf(zip);
    return (
      entries && {
        names: [...entries.keys()],
        read: async (name, most) => {
          const entry = entries.get(name);
          if (entry && entry.uncompressedSize > most) return 'tooLarge';
          return entry && unfold(zip, entry).catch(() => undefined);
        },
      }
    );
  } catch {
    return undefined;
  }
}

import { type Entry, fromBufferPromise, validateFileName, type ZipFile } from 'yauzl';

/** A zip archive whose parts are read one by one. */
export interface ZipArchive {
  names: readonly string[];
  /** The bytes of a part; `tooLarge` where it unfolds beyond what is allowed, undefined where it is not there or broken. */
  read(name: string, most: number): Promise<Buffer | 'tooLarge' | undefined>;
}

/** More than any pack, workbook or document has. */
const MOST_ENTRIES = 20_000;

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry> | undefined> {
  if (zip.entryCount > MOST_ENTRIES) return undefined;
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    // macOS writes names in UTF-8 without saying so.
    const name = entry.fileNameRaw.toString();
    if (validateFileName(name) !== null || name.includes('\0')) return undefined;
    entries.set(name, entry);
  }
  return entries;
}

async function unfold(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  // Ends with an error as soon as more comes than the archive says of the entry.
  for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Reads the directory of an archive; undefined where the bytes are none, broken, or name a place outside of it. */
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

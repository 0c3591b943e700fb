import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive; its text comes piece by piece. */
export interface ZipEntry {
  name: string;
  content: Iterable<string> | AsyncIterable<string>;
}

interface Written {
  name: Buffer;
  crc: number;
  size: number;
  compressed: number;
  offset: number;
}

const version = 20;
/** Sizes follow the data, names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** The first day that the format knows: nothing in the archive says when it was made. */
const firstDay = 0x21;
const most = 0xffff_ffff;

/** Numbers of two or four bytes, the least significant first. */
function record(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    record([4, 0x0403_4b50], [2, version], [2, flags], [2, deflated], [2, 0], [2, firstDay]),
    record([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ]);

const sizesOf = ({ crc, compressed, size }: Written): Buffer => record([4, crc], [4, compressed], [4, size]);

const directoryEntry = (entry: Written): Buffer =>
  Buffer.concat([
    record([4, 0x0201_4b50], [2, version], [2, version], [2, flags], [2, deflated], [2, 0], [2, firstDay]),
    sizesOf(entry),
    record([2, entry.name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset]),
    entry.name,
  ]);

/** Compresses what comes, in the threads that zlib has for it, and counts it on the way. */
async function* deflate(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  }
  const compressor = createDeflateRaw();
  // What fails before the compressor destroys it with the same error, which the loop below throws.
  pipeline(Readable.from(counted()), compressor, () => undefined);
  for await (const bytes of compressor as AsyncIterable<Buffer>) {
    entry.compressed += bytes.length;
    yield bytes;
  }
}

/**
 * A zip archive as a stream: of no entry more is in memory than the piece that is on its way. The entries may be made one
 * by one too, so that the last can say what the earlier ones turned out to need.
 */
export async function* zipOf(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Written[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, size: 0, compressed: 0, offset };
    const header = localHeader(entry.name);
    yield header;
    yield* deflate(content, entry);
    const sizes = Buffer.concat([record([4, 0x0807_4b50]), sizesOf(entry)]);
    yield sizes;
    offset += header.length + entry.compressed + sizes.length;
    if (entry.size > most || offset > most) throw new Error('This archive would be larger than its format allows.');
    directory.push(entry);
  }
  const central = Buffer.concat(directory.map(directoryEntry));
  yield central;
  const count = directory.length;
  yield record([4, 0x0605_4b50], [2, 0], [2, 0], [2, count], [2, count], [4, central.length], [4, offset], [2, 0]);
}

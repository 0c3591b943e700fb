import { crc32 } from 'node:zlib';

const numbers = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
};

/** Texts by path as a zip archive, uncompressed. */
export function zipped(contents: Readonly<Record<string, string>>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(contents)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(text)];
    const about = numbers(
      [2, 20],
      [2, 0x0800],
      [2, 0],
      [2, 0],
      [2, 0x21],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    );
    const file = Buffer.concat([numbers([4, 0x0403_4b50]), about, name, bytes]);
    const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(Buffer.concat([numbers([4, 0x0201_4b50], [2, 20]), about, rest, name]));
    files.push(file);
    offset += file.length;
  }
  const index = Buffer.concat(directory);
  const count = directory.length;
  const end = numbers([4, 0x0605_4b50], [2, 0], [2, 0], [2, count], [2, count], [4, index.length], [4, offset], [2, 0]);
  return Buffer.concat([...files, index, end]);
}

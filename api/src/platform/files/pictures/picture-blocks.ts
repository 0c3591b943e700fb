/** Only chunks that affect the pixels; https://www.w3.org/TR/png-3/#11Chunks */
const pngChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
  // Of an animation.
  'acTL',
  'fcTL',
  'fdAT',
]);
const broken = (): Error => new Error('The picture ends before its end.');

/** A PNG without texts, dates, camera data, and bytes after its end. */
export function pngPixels(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw broken();
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (pngChunks.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  throw broken();
}

const gif = { extension: 0x21, image: 0x2c, end: 0x3b, control: 0xf9, application: 0xff };
/** The number of repetitions of an animation. */
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
/** Bytes of a colour table, as its flags say. */
const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

/** The offset after a run of length-prefixed blocks. */
function afterBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (let length = bytes[at]; length !== 0; length = bytes[at]) {
    if (length === undefined) throw broken();
    at += length + 1;
  }
  return at + 1;
}

/** A GIF, animated or not, without comments, application data, and bytes after its end. */
export function gifPixels(bytes: Buffer): Buffer {
  const byteAt = (place: number): number => {
    const byte = bytes[place];
    if (byte === undefined) throw broken();
    return byte;
  };
  let at = 13 + tableBytes(byteAt(10));
  const parts = [bytes.subarray(0, at)];
  for (;;) {
    const kind = byteAt(at);
    if (kind === gif.end) return Buffer.concat([...parts, Buffer.from([gif.end])]);
    let end: number;
    let isKept = true;
    if (kind === gif.image) {
      // One byte before the blocks is the code size.
      end = afterBlocks(bytes, at + 11 + tableBytes(byteAt(at + 9)));
    } else if (kind === gif.extension) {
      const label = byteAt(at + 1);
      end = afterBlocks(bytes, at + 2);
      isKept =
        label === gif.control || (label === gif.application && loops.has(bytes.toString('latin1', at + 3, at + 14)));
    } else {
      throw broken();
    }
    if (isKept) parts.push(bytes.subarray(at, end));
    at = end;
  }
}

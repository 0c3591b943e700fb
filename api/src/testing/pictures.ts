import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface Photo {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png';
  /** As a phone writes it: rotated pixels, with an orientation tag. */
  isOnItsSide?: boolean;
}

/** A picture that is red on its left and blue on its right, with a location. */
export async function aPhoto({ width = 800, height = 600, format = 'jpeg', isOnItsSide = false }: Photo = {}) {
  const left = Math.ceil(width / 2);
  const red = { width: left, height, channels: 3 as const, background: '#e01010' };
  const drawn = sharp({ create: { width, height, channels: 3, background: '#1010e0' } }).composite([
    { input: { create: red }, left: 0, top: 0 },
  ]);
  const exif = {
    IFD0: { Copyright: 'Camille', ...(isOnItsSide && { Orientation: '6' }) },
    IFD3: { GPSLatitude: '45/1 45/1 0/1', GPSLongitude: '4/1 50/1 0/1' },
  };
  const noted = isOnItsSide ? drawn.withMetadata({ orientation: 6 }).withExifMerge(exif) : drawn.withExif(exif);
  return format === 'png' ? noted.png({ compressionLevel: 0 }).toBuffer() : noted.jpeg().toBuffer();
}

/** A part of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A few bytes that claim to be a very large PNG. */
export function aBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const parts = [
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** A PNG of one pixel with a text in it, whose colour depends on the text. */
export function aPng(text: string): Buffer {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const colour = createHash('sha256').update(text).digest().subarray(0, 3);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('tEXt', Buffer.from(`Comment\0${text}`)),
    pngChunk('IDAT', deflateSync(Buffer.concat([Buffer.from([0]), colour]))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

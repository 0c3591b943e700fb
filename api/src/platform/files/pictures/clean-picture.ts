import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { failure } from '../../failure';
import type { ReceivedFile } from '../received-file';
import { gifPixels, pngPixels } from './picture-blocks';

/** More than a phone's photo or a fine scan of a page. */
const MAX_PIXELS = 60_000_000;
const JPEG_QUALITY = 90;

export type PictureExtension = 'jpg' | 'jpeg' | 'png' | 'gif';
export const isPictureExtension = (extension: string): extension is PictureExtension =>
  ['jpg', 'jpeg', 'png', 'gif'].includes(extension);

/** Decodes every pixel once: a picture that would not open in a browser is refused. */
const readThrough = (path: string): Promise<Buffer> =>
  decode(path, MAX_PIXELS).resize(1, 1, { fit: 'fill' }).raw().toBuffer();

/** Encoded anew from its pixels, upright and in sRGB. */
const redrawn = (path: string) => decode(path, MAX_PIXELS).autoOrient();

async function cleanPng(path: string): Promise<Buffer> {
  const { orientation = 1, icc } = await decode(path, MAX_PIXELS).metadata();
  const bytes = await readFile(path);
  const isMoving = bytes.includes('acTL');
  if ((orientation !== 1 || icc) && !isMoving) return redrawn(path).png({ compressionLevel: 9 }).toBuffer();
  await readThrough(path);
  return pngPixels(bytes);
}

async function cleanGif(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  // A browser allocates the header's size, whatever the size of the frames.
  if (bytes.length >= 10 && bytes.readUInt16LE(6) * bytes.readUInt16LE(8) > MAX_PIXELS) {
    throw new Error('The picture is above the pixel limit.');
  }
  await readThrough(path);
  return gifPixels(bytes);
}

const cleaners: Record<PictureExtension, (path: string) => Promise<Buffer>> = {
  jpg: (path) => redrawn(path).jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer(),
  jpeg: (path) => cleaners.jpg(path),
  png: cleanPng,
  gif: cleanGif,
};

/**
 * Removes a picture's metadata, in place: location, camera, previews, comments, colour profiles that name a device.
 * Animations stay animated.
 */
export async function cleanPicture(file: ReceivedFile, extension: PictureExtension): Promise<void> {
  const bytes = await withPicture(file.field, () => cleaners[extension](file.path));
  const cleaned = `${file.path}.cleaned`;
  await writeFile(cleaned, bytes, { flag: 'wx' });
  await rename(cleaned, file.path);
  file.size = (await stat(file.path)).size;
}

// A cache is of no use: each file is read once, under a name of its own.
sharp.cache(false);

const seconds = 20;

/** A file of a few kilobytes can claim far more pixels than there is memory. */
export function decode(path: string, limitInputPixels: number, options: SharpOptions = {}): Sharp {
  return sharp(path, { failOn: 'error', limitInputPixels, ...options }).timeout({ seconds });
}

let last: Promise<unknown> = Promise.resolve();

/** A picture may need much memory, so one is decoded at a time. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

/** Runs work on the picture of a field; a damaged picture and one that is too large are refused, each with its message. */
export async function withPicture<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(work);
  } catch (error) {
    const isHuge = error instanceof Error && /pixel limit|timeout/i.test(error.message);
    if (isHuge)
      throw failure('tooLarge', { message: 'pictureTooLarge', fields: { [field]: 'tooLarge' }, cause: error });
    throw failure('wrongType', { message: 'pictureBroken', fields: { [field]: 'notAllowed' }, cause: error });
  }
}

/** More than a photo of five megabytes. */
const MAX_SQUARE_PIXELS = 30_000_000;
const WEBP_QUALITY = 82;

async function draw(path: string, largest: number): Promise<Buffer> {
  const { width, height } = await decode(path, MAX_SQUARE_PIXELS).metadata();
  const side = Math.min(largest, width, height);
  return decode(path, MAX_SQUARE_PIXELS)
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer();
}

/** The middle of a picture, upright, as WebP. Encoded anew from its pixels, it has no metadata. */
export const squarePicture = ({ path, field }: ReceivedFile, largest: number): Promise<Buffer> =>
  withPicture(field, () => draw(path, largest));

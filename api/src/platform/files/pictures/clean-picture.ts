import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { failure } from '../../http/failure';
import type { ReceivedFile } from '../../http/received-files';
import { gifPixels, pngPixels } from './picture-blocks';

/** More than a telephone’s photo has, and a sheet of paper scanned finely. */
const pixels = 60_000_000;
const quality = 90;

export type PictureExtension = 'jpg' | 'jpeg' | 'png' | 'gif';
export const isPictureExtension = (extension: string): extension is PictureExtension =>
  ['jpg', 'jpeg', 'png', 'gif'].includes(extension);

/** Reads every pixel once: what would not open at the other end is refused here. */
const readThrough = (path: string): Promise<Buffer> =>
  decode(path, pixels).resize(1, 1, { fit: 'fill' }).raw().toBuffer();

/** Its pixels anew, upright and in the colours that screens expect. */
const redrawn = (path: string) => decode(path, pixels).autoOrient();

async function cleanPng(path: string): Promise<Buffer> {
  const { orientation = 1, icc } = await decode(path, pixels).metadata();
  const bytes = await readFile(path);
  const isMoving = bytes.includes('acTL');
  if ((orientation !== 1 || icc) && !isMoving) return redrawn(path).png({ compressionLevel: 9 }).toBuffer();
  await readThrough(path);
  return pngPixels(bytes);
}

async function cleanGif(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  // A browser makes room for the size that the head tells, whatever the size of the frames.
  if (bytes.length >= 10 && bytes.readUInt16LE(6) * bytes.readUInt16LE(8) > pixels) {
    throw new Error('The picture is above the pixel limit.');
  }
  await readThrough(path);
  return gifPixels(bytes);
}

const cleaners: Record<PictureExtension, (path: string) => Promise<Buffer>> = {
  jpg: (path) => redrawn(path).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer(),
  jpeg: (path) => cleaners.jpg(path),
  png: cleanPng,
  gif: cleanGif,
};

/**
 * Takes out of a picture, in its place, where and by what it was taken, and whatever else lies beside its pixels:
 * previews, comments, profiles that name a device. Moving pictures go on moving.
 */
export async function cleanPicture(file: ReceivedFile, extension: PictureExtension): Promise<void> {
  const bytes = await withPicture(file.field, () => cleaners[extension](file.path));
  const cleaned = `${file.path}.cleaned`;
  await writeFile(cleaned, bytes, { flag: 'wx' });
  await rename(cleaned, file.path);
  file.size = (await stat(file.path)).size;
}

// Files are read once, under names that do not come again.
sharp.cache(false);

const seconds = 20;

/** A file of a few kilobytes can claim far more pixels than there is memory. */
export function decode(path: string, limitInputPixels: number, options: SharpOptions = {}): Sharp {
  return sharp(path, { failOn: 'error', limitInputPixels, ...options }).timeout({ seconds });
}

let last: Promise<unknown> = Promise.resolve();

/** Each picture may take a lot of memory, so they come one after the other. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

/** Work on the picture of a field; one that cannot be read to its end, or is too large, is refused for what it is. */
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

/** More than a telephone’s photo of five megabytes has. */
const pixels = 30_000_000;
const quality = 82;

async function draw(path: string, largest: number): Promise<Buffer> {
  const { width, height } = await decode(path, pixels).metadata();
  const side = Math.min(largest, width, height);
  return decode(path, pixels).autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality }).toBuffer();
}

/**
 * The middle of a picture, upright, as WebP. Made anew from its pixels: where it was taken, by what, and whatever else
 * was hidden in the file do not come along.
 */
export const squarePicture = ({ path, field }: ReceivedFile, largest: number): Promise<Buffer> =>
  withPicture(field, () => draw(path, largest));

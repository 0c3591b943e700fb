import sharp from 'sharp';
import { failure } from '../http/failure';
import type { ReceivedFile } from '../http/received-files';

/** More than a telephone’s photo of five megabytes has; a file of a few kilobytes can claim far more, and fill the memory. */
const pixels = 30_000_000;
const options = { limitInputPixels: pixels, failOn: 'error' } as const;
const seconds = 10;
const quality = 82;

// Files are read once, under names that do not come again.
sharp.cache(false);

let last: Promise<unknown> = Promise.resolve();

/** Each picture may take a lot of memory, so they come one after the other. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

async function draw(path: string, largest: number): Promise<Buffer> {
  const { width, height } = await sharp(path, options).metadata();
  const side = Math.min(largest, width, height);
  return sharp(path, options)
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality })
    .timeout({ seconds })
    .toBuffer();
}

/**
 * The middle of a picture, upright, as WebP. Made anew from its pixels: where it was taken, by what, and whatever else
 * was hidden in the file do not come along.
 */
export async function squarePicture({ path, field }: ReceivedFile, largest: number): Promise<Buffer> {
  try {
    return await inTurn(() => draw(path, largest));
  } catch (error) {
    const isHuge = error instanceof Error && /pixel limit/i.test(error.message);
    if (isHuge) throw failure('tooLarge', { fields: { [field]: 'tooLarge' }, cause: error });
    throw failure('wrongType', { fields: { [field]: 'notAllowed' }, cause: error });
  }
}

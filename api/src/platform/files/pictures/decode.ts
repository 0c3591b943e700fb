import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { failure } from '../../http/failure';

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

import type { ReceivedFile } from '../../http/received-files';
import { decode, withPicture } from './decode';

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

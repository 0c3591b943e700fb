import { ApiError } from '@passerelle/shared/client';
import { fileLimits } from '@passerelle/shared/contract';

/** What is wrong with a picture: before it is sent, or as the server says. */
export type PictureFault = 'type' | 'size';

const { bytes, types } = fileLimits.jobOfferImage;

export function pictureFault({ type, size }: File): PictureFault | null {
  if (!types.some((one) => one === type)) return 'type';
  return size > bytes ? 'size' : null;
}

export function refusedPicture(error: unknown): PictureFault | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'tooLarge') return 'size';
  return error.code === 'wrongType' ? 'type' : null;
}

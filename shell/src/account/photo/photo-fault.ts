import { ApiError } from '@passerelle/shared/client';
import { fileLimits } from '@passerelle/shared/contract';

export type PhotoFault = 'type' | 'size';

const { bytes, types } = fileLimits.avatar;
const taken: readonly string[] = types;

/** What is wrong with a file before it is sent. */
export function photoFault({ type, size }: File): PhotoFault | null {
  if (!taken.includes(type)) return 'type';
  return size > bytes ? 'size' : null;
}

/** What the server, which looks inside, found wrong with it; nothing when something else went wrong. */
export function refusedFor(error: unknown): PhotoFault | null {
  if (!(error instanceof ApiError)) return null;
  const said = error.fields['avatar'];
  if (error.status === 413 || said === 'tooLarge') return 'size';
  return error.status === 415 || said !== undefined ? 'type' : null;
}

import type { ProfileColor } from '@passerelle/shared/contract';
import { status } from '@passerelle/shared/theme';

/** Colours that are the result themselves; each is drawn with a pattern of its own, and named. The yellow shows on white. */
export const profileFills: Record<ProfileColor, string> = {
  red: status.error.fill,
  green: status.success.fill,
  blue: status.info.fill,
  yellow: '#B98900',
};

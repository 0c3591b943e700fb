import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BadgeLevel } from '@passerelle/shared/contract';

/** Levels of a badge; `none` before the first task of its family is done. */
export const badgeLevelLabels: Record<BadgeLevel | 'none', MessageDescriptor> = {
  none: msg`À commencer`,
  lvl1: msg`Argent en cours`,
  lvl2: msg`Argent`,
  lvl3: msg`Or`,
};

import { Trans } from '@lingui/react/macro';
import type { BadgeLevel, BadgeType } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

/** What badges and their levels are called, on home and when one is earned. */
export const badgeNames: Record<BadgeType, ReactNode> = {
  cv: <Trans>CV</Trans>,
  linkedin: <Trans>LinkedIn</Trans>,
  professionalProject: <Trans>Projet pro</Trans>,
};

export const badgeLevelNames: Record<BadgeLevel | 'none', ReactNode> = {
  none: <Trans>À commencer</Trans>,
  lvl1: <Trans>Argent en cours</Trans>,
  lvl2: <Trans>Argent</Trans>,
  lvl3: <Trans>Or</Trans>,
};

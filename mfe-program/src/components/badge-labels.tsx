import { Trans } from '@lingui/react/macro';
import type { BadgeType } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

/** Names of badges, on home and when one is earned. */
export const badgeNames: Record<BadgeType, ReactNode> = {
  cv: <Trans>CV</Trans>,
  linkedin: <Trans>LinkedIn</Trans>,
  professionalProject: <Trans>Projet pro</Trans>,
};

import type { TaskFamily } from '@passerelle/shared/contract';
import BadgeRounded from '@mui/icons-material/BadgeRounded';
import CampaignRounded from '@mui/icons-material/CampaignRounded';
import CategoryRounded from '@mui/icons-material/CategoryRounded';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import Diversity3Rounded from '@mui/icons-material/Diversity3Rounded';
import ExploreRounded from '@mui/icons-material/ExploreRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import ParkRounded from '@mui/icons-material/ParkRounded';
import SpaRounded from '@mui/icons-material/SpaRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import WorkRounded from '@mui/icons-material/WorkRounded';
import type { ComponentType, ReactNode } from 'react';

const icons: Record<TaskFamily, ComponentType> = {
  cv: DescriptionRounded,
  linkedin: BadgeRounded,
  professionalProject: ExploreRounded,
  networking: Diversity3Rounded,
  communication: CampaignRounded,
  offer: WorkRounded,
  hiring: HandshakeRounded,
  privateLife: SpaRounded,
  retirement: ParkRounded,
  businessCreation: StorefrontRounded,
  other: CategoryRounded,
};

/** The hue only says the group of a family: which one of it, the icon and the word say. */
export function FamilyIcon({ family }: { family: TaskFamily }): ReactNode {
  const Icon = icons[family];
  return <Icon />;
}

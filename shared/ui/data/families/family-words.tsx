import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { TaskFamily } from '@passerelle/shared/contract';
import { FamilyTag } from '@passerelle/shared/ui';

import { FamilyIcon } from './family-icon';

/** What each family of tasks and documents is called. */
export const familyWords: Record<TaskFamily, MessageDescriptor> = {
  cv: msg`CV`,
  linkedin: msg`LinkedIn`,
  professionalProject: msg`Projet professionnel`,
  networking: msg`Réseau`,
  communication: msg`Communication`,
  offer: msg`Annonces`,
  hiring: msg`Recrutement`,
  privateLife: msg`Vie personnelle`,
  retirement: msg`Retraite`,
  businessCreation: msg`Création d’entreprise`,
  other: msg`Autre`,
};

/** A family by its hue, its icon and its word. `plain`: among other facts of a line, coloured words without a ground. */
export function NamedFamilyTag({ family, plain = false }: { family: TaskFamily; plain?: boolean }): ReactNode {
  const { t } = useLingui();
  return (
    <FamilyTag family={family} plain={plain} icon={plain ? undefined : <FamilyIcon family={family} />}>
      {t(familyWords[family])}
    </FamilyTag>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { TaskFamily } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

import { FamilyIcon } from './family-icon';
import { familyLabels } from './family-labels';
import { FamilyTag } from './family-tag';

/** A family by its hue, its icon and its word. `plain`: among other facts of a line, coloured words without a ground. */
export function NamedFamilyTag({ family, plain = false }: { family: TaskFamily; plain?: boolean }): ReactNode {
  const { t } = useLingui();
  return (
    <FamilyTag family={family} plain={plain} icon={plain ? undefined : <FamilyIcon family={family} />}>
      {t(familyLabels[family])}
    </FamilyTag>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { TaskFamily } from '@passerelle/shared/contract';
import { Box, FamilyTag } from '@passerelle/shared/ui';
import { FamilyIcon, familyWords } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

/** A document that belongs nowhere in particular says nothing of it. */
export function DocumentFamily({ family }: { family: TaskFamily | null }): ReactNode {
  const { t } = useLingui();
  if (!family) return null;
  return (
    <Box component="span" sx={{ fontSize: '0.84375rem', lineHeight: 1.4 }}>
      <FamilyTag plain family={family} icon={<FamilyIcon family={family} />}>
        {t(familyWords[family])}
      </FamilyTag>
    </Box>
  );
}

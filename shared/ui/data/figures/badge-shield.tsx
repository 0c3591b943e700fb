import type { BadgeLevel } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';
import { Box, Typography } from '@passerelle/shared/ui';

import { Shield } from './shield';

interface Props {
  /** Null: nothing of it was done yet. */
  level: BadgeLevel | null;
  /** The family's icon. */
  icon: ReactNode;
  name: ReactNode;
  /** « Argent en cours », « Argent », « Or ». */
  levelName: ReactNode;
}

/** A badge with its words: the family, and how far it got. */
export function BadgeShield({ level, icon, name, levelName }: Props): ReactNode {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', alignContent: 'start', textAlign: 'center', minWidth: 0 }}>
      <Shield level={level} icon={icon} />
      <Typography variant="body2" sx={{ mt: '4px', fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {levelName}
      </Typography>
    </Box>
  );
}

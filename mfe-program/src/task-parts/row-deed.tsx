import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { stepVerb } from './step-verb';
import type { TaskDeed } from './task-deed';

const verb = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: 560,
  color: 'brand.text',
  '& svg': { flex: 'none', fontSize: 17 },
} as const;

interface Props {
  id: string;
  deed: TaskDeed;
  opensOn: string;
}

/**
 * What a press on a row does, where that is more than to open its task. Of a later week, dates and state are seen; the
 * sentence is for those who hear the row.
 */
export function RowDeed({ id, deed, opensOn }: Props): ReactNode {
  const { weekdayDate } = useFormats();
  const day = weekdayDate(opensOn);
  switch (deed.kind) {
    case 'detail':
      return null;
    case 'closed':
      return (
        <VisuallyHidden id={id}>
          <Trans>Cette tâche s’ouvre {day}.</Trans>
        </VisuallyHidden>
      );
    case 'step': {
      const { icon, words } = stepVerb(deed.step);
      return (
        <Box component="span" sx={verb}>
          {icon}
          <span id={id}>{words}</span>
        </Box>
      );
    }
  }
}

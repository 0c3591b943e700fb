import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Box } from '@passerelle/shared/ui';

import { type Restored, RestoredSearch } from './restored-search';

interface Props {
  restored: Restored | null;
  /** The filters in words; without them, how many there are is said. */
  filterNames?: ReactNode;
}

/** As high as what comes into it, in one line or, on a phone, in three and a button. */
const panel = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  minHeight: { xs: 136, md: 65 },
  mb: '16px',
  padding: '8px 10px 8px 16px',
  borderRadius: '12px',
  backgroundColor: 'status.info.ground',
} as const;

/** Says which search was restored, so that a filtered list is not taken for the whole one; one press clears it. */
export function RestoredSearchNotice({ restored, filterNames }: Props): ReactNode {
  const { t } = useLingui();
  if (!restored) return null;
  return (
    <Box component="section" data-print="no" aria-label={t`Recherche retrouvée`} sx={panel}>
      <RestoredSearch restored={restored} filters={filterNames} />
    </Box>
  );
}

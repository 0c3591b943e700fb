import { Plural, Trans, useLingui } from '@lingui/react/macro';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import { type ReactNode, useEffect, useState } from 'react';
import { Box, Button } from '@passerelle/shared/ui';

import { focusSearch } from '../inputs/search-field';

/** Restored filters that still leave rows out: from `useList`. */
interface Restored {
  search: string;
  /** The names of the values in the list's state. */
  filters: readonly string[];
  clear: () => void;
}

interface RestoredSearchProps {
  restored: Restored;
  filters: ReactNode;
}

/** The words about a search that came back with its list, and the way out of it. */
function RestoredSearch({ restored, filters }: RestoredSearchProps): ReactNode {
  // A live region must exist before its text is set, or screen readers skip it.
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true));
    return () => clearTimeout(timer);
  }, []);
  const clear = (): void => {
    // The button goes away with what it clears; one goes on by looking for something else.
    focusSearch();
    restored.clear();
  };
  return (
    <>
      <HistoryRounded aria-hidden sx={{ flex: 'none', color: 'status.info.text' }} />
      <Box component="output" sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {isThere && <Words restored={restored} filters={filters} />}
      </Box>
      <Button variant="neutral" onClick={clear}>
        <Trans>Tout afficher</Trans>
      </Button>
    </>
  );
}

const Words = ({ restored: { search, filters }, filters: named }: RestoredSearchProps): ReactNode => (
  <>
    <b>
      <Trans>Recherche retrouvée :</Trans>
    </b>{' '}
    {search !== '' && <Trans>« {search} »</Trans>}
    {search !== '' && filters.length > 0 && ' · '}
    {filters.length > 0 && (named ?? <Plural value={filters.length} one="# filtre" other="# filtres" />)}
    <Box sx={{ typography: 'body2' }}>
      <Trans>Le reste de la liste n’est pas affiché.</Trans>
    </Box>
  </>
);

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

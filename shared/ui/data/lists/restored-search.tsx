import { Plural, Trans } from '@lingui/react/macro';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import { useEffect, useState, type ReactNode } from 'react';
import { Box, Button } from '@passerelle/shared/ui';

import { focusSearch } from '../inputs/search-field';
/** Restored filters that still leave rows out: from `useList`. */
export interface Restored {
  search: string;
  /** The names of the values in the list's state. */
  filters: readonly string[];
  clear: () => void;
}

interface Props {
  restored: Restored;
  filters: ReactNode;
}

/** The words about a search that came back with its list, and the way out of it. */
export function RestoredSearch({ restored, filters }: Props): ReactNode {
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

const Words = ({ restored: { search, filters }, filters: named }: Props): ReactNode => (
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

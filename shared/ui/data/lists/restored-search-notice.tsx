import { Plural, Trans, useLingui } from '@lingui/react/macro';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import { Fragment, type ReactNode } from 'react';
import { Box, Button } from '@passerelle/shared/ui';

import { focusSearch } from '../filters/search-field';

/** What came back with a list and still leaves something out of it: `useList` has it. */
export interface Restored {
  search: string;
  filters: readonly string[];
  clear: () => void;
}

export interface NamedFilter {
  /** Of the value in the list's state. */
  field: string;
  label: string;
  value: ReactNode;
}

interface Props {
  restored: Restored | null;
  /** The filters in words; without them, how many there are is said. */
  filterNames?: readonly NamedFilter[] | undefined;
}

const panel = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  mb: '16px',
  padding: '8px 10px 8px 16px',
  borderRadius: '12px',
  backgroundColor: 'status.info.ground',
} as const;

/** Nobody takes a list that somebody narrowed an hour ago for the whole of it: what was restored is said, and goes at one press. */
export function RestoredSearchNotice({ restored, filterNames = [] }: Props): ReactNode {
  const { t } = useLingui();
  const clear = (): void => {
    // The button goes away with what it clears; one goes on by looking for something else.
    focusSearch();
    restored?.clear();
  };
  // The live region stands there before it has anything to say, or nobody would hear it.
  return (
    <Box
      component="section"
      data-print="no"
      aria-label={restored ? t`Recherche retrouvée` : undefined}
      sx={restored ? panel : {}}
    >
      {restored && <HistoryRounded aria-hidden sx={{ flex: 'none', color: 'status.info.text' }} />}
      <Box component="output" sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {restored && <Words restored={restored} filterNames={filterNames} />}
      </Box>
      {restored && (
        <Button variant="neutral" onClick={clear}>
          <Trans>Tout afficher</Trans>
        </Button>
      )}
    </Box>
  );
}

function Words({ restored: { search, filters }, filterNames }: Required<Props> & { restored: Restored }): ReactNode {
  const named = filterNames.filter(({ field }) => filters.includes(field));
  const parts: { id: string; text: ReactNode }[] = [
    ...(search === '' ? [] : [{ id: 'search', text: <Trans>« {search} »</Trans> }]),
    ...named.map(({ field, label, value }, at) => ({
      id: `${field}${at}`,
      text: (
        <Trans>
          {label} : {value}
        </Trans>
      ),
    })),
    ...(named.length > 0 || filters.length === 0
      ? []
      : [{ id: 'filters', text: <Plural value={filters.length} one="# filtre" other="# filtres" /> }]),
  ];
  return (
    <>
      <b>
        <Trans>Recherche retrouvée :</Trans>
      </b>{' '}
      {parts.map(({ id, text }, at) => (
        <Fragment key={id}>
          {at > 0 && ' · '}
          {text}
        </Fragment>
      ))}
      <Box sx={{ typography: 'body2' }}>
        <Trans>Le reste de la liste n’est pas affiché.</Trans>
      </Box>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import { limits } from '@passerelle/shared/contract/limits';
import { Box } from '@passerelle/shared/ui';
import { OutlinedInput } from '@passerelle/shared/ui/inputs';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

import { ToolButton } from '../toolbar/controls';
import type { Find } from './use-find';

/** The search bar: Enter goes to the next match, Shift+Enter to the one before, Escape closes. */
export function FindBar({ find, onClose }: { find: Find; onClose: () => void }): ReactNode {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') find.step(event.shiftKey ? -1 : 1);
    if (event.key === 'Escape') onClose();
  };
  return (
    <Box
      component="section"
      aria-label={t`Recherche dans le document`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '2px 8px',
        p: { xs: '0 6px 6px 12px', md: '0 12px 6px' },
        // On a phone the input and the close button have a line of their own.
        '& > button:last-of-type': { order: { xs: 1, md: 0 } },
        '& > :not(.MuiInputBase-root, button:last-of-type)': { order: { xs: 2, md: 0 } },
      }}
    >
      <OutlinedInput
        inputRef={input}
        size="small"
        value={find.query}
        onChange={({ target }) => find.search(target.value)}
        onKeyDown={press}
        placeholder={t`Un mot, une phrase…`}
        autoComplete="off"
        slotProps={{
          input: {
            'aria-label': t`Chercher dans le document`,
            maxLength: limits.searchLength,
            enterKeyHint: 'search',
            spellCheck: false,
          },
        }}
        sx={{
          flex: { xs: '1 1 calc(100% - 60px)', md: '1 1 160px' },
          minWidth: 0,
          maxWidth: { md: 420 },
          minHeight: 38,
          '& input': { p: '7px 11px' },
        }}
      />
      <Box
        component="output"
        sx={{ flex: { xs: 1, md: 'none' }, minWidth: '9ch', typography: 'body2', color: 'text.secondary' }}
      >
        <FindState find={find} />
      </Box>
      <ToolButton label={t`Résultat précédent`} onClick={() => find.step(-1)}>
        <KeyboardArrowUpRounded />
      </ToolButton>
      <ToolButton label={t`Résultat suivant`} onClick={() => find.step(1)}>
        <KeyboardArrowDownRounded />
      </ToolButton>
      <ToolButton label={t`Fermer la recherche`} onClick={onClose}>
        <CloseRounded />
      </ToolButton>
    </Box>
  );
}

function FindState({
  find: { query, current: number, total, page, isSearching, hasWords },
}: {
  find: Find;
}): ReactNode {
  if (query.trim() === '') return null;
  if (isSearching) return <Trans>Recherche…</Trans>;
  if (!hasWords) return <Trans>Ce document est fait d’images : il n’a pas de texte à chercher.</Trans>;
  if (total === 0) return <Trans>Aucun résultat</Trans>;
  return (
    <Trans>
      {number} sur {total}, page {page}
    </Trans>
  );
}

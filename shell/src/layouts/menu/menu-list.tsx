import { Trans, useLingui } from '@lingui/react/macro';
import { currentEntry, type MenuDescriptor } from '@passerelle/shared/contract/remotes';
import { useLocalisedText } from '@passerelle/shared/i18n';
import { Box, SvgIcon, type SxProps, type Theme, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { prepareAt } from '../../federation/load/prepare-at';
import { useSpace } from '../../session/space';

/** 44 px entries; the current one has its ground, its weight and a marker at the edge of the panel. */
export const menuStyles: SxProps<Theme> = ({ vars: { palette } }) => ({
  '& ul': { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '4px' },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '11px',
    minHeight: 44,
    px: '10px',
    py: 1,
    borderRadius: '10px',
    color: palette.text.secondary,
    fontSize: '0.90625rem',
    lineHeight: 1.25,
    fontWeight: 500,
    textDecoration: 'none',
    transition: 'background-color 120ms',
  },
  '& a:hover': { backgroundColor: palette.neutral.paper },
  '& svg': { fontSize: 21, color: palette.neutral.ink3, flex: 'none' },
  '& a[aria-current]': { backgroundColor: palette.brand[100], color: palette.brand.text, fontWeight: 620 },
  '& a[aria-current] svg': { color: palette.brand.text },
  '& a[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -14,
    insetBlock: '9px',
    width: 4,
    borderStartEndRadius: 4,
    borderEndEndRadius: 4,
    backgroundColor: palette.brand.edge,
  },
  // Ground and marker are not painted there.
  '@media (forced-colors: active)': { '& a[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

/** The menu of a space. Pointing at an entry starts loading its remote, so that the click finds it there. */
export function MenuList({
  entries,
  onNavigate,
}: {
  entries: readonly MenuDescriptor[];
  onNavigate?: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalisedText();
  const { pathname } = useLocation();
  const inClient = useSpace() === 'client';
  const current = currentEntry(entries, pathname);
  return (
    <Box component="nav" aria-label={t`Menu principal`} sx={menuStyles}>
      {inClient && (
        <Typography variant="caption" sx={{ display: 'block', px: '10px', pb: 1, color: 'neutral.ink3' }}>
          <Trans>Espace client</Trans>
        </Typography>
      )}
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <RouteLink
              to={entry.path}
              aria-current={entry === current ? 'page' : undefined}
              onClick={onNavigate}
              onMouseEnter={() => prepareAt(entry.path)}
              onFocus={() => prepareAt(entry.path)}
            >
              <SvgIcon>
                <path d={entry.icon} />
              </SvgIcon>
              {localised(entry.label)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}
